"""Which cards somebody may have meant by a name that no card has, in the language of the question."""

from decks.matching import forgiving_keys, match_key
from decks.names import CardNames
from decks.shown_names import is_japanese
from decks.suggesting import did_you_mean


def did_you_mean_card(name: str, names: CardNames) -> str:
    """Return `` Did you mean ...?`` with up to three cards, playable or not, or nothing if none is called like this.

    >>> names = CardNames({"corile": "Corile", "コーライル": "Corile"}, japanese_name=lambda name: "コーライル")
    >>> did_you_mean_card("Coril", names), did_you_mean_card("コォラル", names)
    (' Did you mean "Corile"?', ' Did you mean "コーライル"?')
    """
    key = match_key(name)
    english, japanese = names.suggestions
    if is_japanese(name):
        return did_you_mean(next(iter(forgiving_keys(key)), key), japanese, names.in_japanese)
    return did_you_mean(key, english)
