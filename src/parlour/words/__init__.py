"""What people read, in their own language: Fluent messages, and who says them."""

from parlour.words.house import ending, unknown
from parlour.words.messages import Unsaid
from parlour.words.speaker import Speaker

__all__ = ["Speaker", "Unsaid", "ending", "unknown"]
