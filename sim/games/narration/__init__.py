"""Games in words: a replay, its sentences and transcript, boards, questions and their options."""
