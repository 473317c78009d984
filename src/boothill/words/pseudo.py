"""A pseudo-language for finding what was not translated: English with accents, in brackets, and longer.

Text that still appears in plain English did not come from the catalogue; text that does not fit will not fit in other
languages either. The web page has the same language under the same name.
"""

from __future__ import annotations

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from boothill.words.accents import accented

_OPEN, _CLOSE = "⟦", "⟧"


def translated(messages: str) -> str:
    """English messages in the pseudo-language."""
    resource = FluentParser().parse(messages)
    _Accents().visit(resource)
    return FluentSerializer().serialize(resource)


class _Accents(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        node.value = accented(node.value)
        return node

    def visit_Pattern(self, node: ast.Pattern) -> ast.Pattern:
        """Put patterns that contain letters of their own in brackets and make them a third longer."""
        self.generic_visit(node)
        letters = sum(
            sign.isalpha() for text in node.elements if isinstance(text, ast.TextElement) for sign in text.value
        )
        if letters:
            end = "~" * (letters // 3) + _CLOSE
            node.elements = [ast.TextElement(_OPEN), *node.elements, ast.TextElement(end)]
        return node
