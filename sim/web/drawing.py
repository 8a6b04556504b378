"""The lock of those who draw: Matplotlib draws one thing at a time."""

import threading

drawing = threading.Lock()
