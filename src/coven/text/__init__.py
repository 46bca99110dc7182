"""Everything Coven says, in English, Czech and Polish. This is the front door."""

from coven.language import LANGUAGES
from coven.text.catalogue import TextError
from coven.text.speaker import Speaker, speaker_for

__all__ = ["LANGUAGES", "Speaker", "TextError", "speaker_for"]
