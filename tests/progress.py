"""What commands say on standard error only where they take long: a test of the rest must not depend on the machine."""

import re

NOTICE = re.compile(
    r"^(Drawing|Loading the rules of the game|Playing|Reading( the run)?|Trying|Writing the report)"
    r"( \.\.\.|: \d.*)\n",
    re.MULTILINE,
)


def without_progress(errors: str) -> str:
    """The error output but the progress that is shown after two seconds (`sim/command_line/output.py`)."""
    return NOTICE.sub("", errors)
