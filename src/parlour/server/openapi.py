"""The pages and the frames, described for programs: OpenAPI 3.1 and AsyncAPI 3.0 from the types."""

import re
from collections.abc import Iterable
from importlib.metadata import version
from typing import Any, get_args

import msgspec

from parlour.server import wire
from parlour.server.pages import Refusing
from parlour.server.visit import Page

REF = "#/components/schemas/{name}"
JSON = "application/json"

Document = dict[str, Any]


def openapi(pages: Iterable[Page]) -> Document:
    pages = [*pages]
    types = [kind for page in pages for kind in (page.body, page.answer) if kind not in (None, str)]
    schemas, parts = described([*types, Refusing])
    by_type = dict(zip(map(repr, types), schemas, strict=False))
    paths: Document = {}
    for page in pages:
        paths.setdefault(page.path, {})[page.method.lower()] = operation(page, by_type)
    keys = {"key": {"type": "http", "scheme": "bearer"}}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Parlour", "version": version("parlour")},
        "paths": paths,
        "components": {"schemas": parts, "securitySchemes": keys},
    }


def described(types: Iterable[Any]) -> tuple[list[Document], Document]:
    schemas, parts = msgspec.json.schema_components(types, ref_template=REF)
    return [*schemas], dict(parts)


def operation(page: Page, by_type: Document) -> Document:
    answer = {"type": "string"} if page.answer is str else by_type[repr(page.answer)]
    found: Document = {
        "summary": page.about,
        "operationId": f"{page.answering.__module__.rpartition('.')[2]}_{page.answering.__name__}",
        "parameters": parameters(page),
        "responses": {
            str(page.status): {
                "description": page.about,
                "content": {page.media: {"schema": answer}},
            },
            **{str(status): refusing(status) for status in page.refusals},
        },
    }
    if page.body is not None:
        found["requestBody"] = body(page, by_type)
    if page.key != "no":
        found["security"] = [{"key": []}] if page.key == "must" else [{}, {"key": []}]
    return found


def parameters(page: Page) -> list[Document]:
    path = [parameter(name, "path") for name in re.findall(r"{(\w+)}", page.path)]
    return path + [parameter(name, "query") for name in page.asks]


def parameter(name: str, place: str) -> Document:
    return {"name": name, "in": place, "required": place == "path", "schema": {"type": "string"}}


def body(page: Page, by_type: Document) -> Document:
    if page.body is str:
        text = {"text/plain": {"schema": {"type": "string"}}}
        return {"required": True, "content": text}
    return {"required": True, "content": {JSON: {"schema": by_type[repr(page.body)]}}}


def refusing(status: int) -> Document:
    schema = {"$ref": REF.format(name="Refusing")}
    return {"description": MEANINGS[status], "content": {JSON: {"schema": schema}}}


MEANINGS = {
    400: "What was sent is none of ours.",
    401: "A key is needed, or the one that came opens nothing.",
    403: "This key does not open that.",
    404: "There is no such thing.",
    409: "Not now: the rules, or what has happened since, forbid it.",
    413: "Too much at once.",
    429: "Too often; it says when to come again.",
    503: "Not written down, or not reached; it says when to come again.",
}


def asyncapi() -> Document:
    """The frames of `/api/play`: what a chair says, and what it is told."""
    said = [wire.Sit, *get_args(wire.Heard)]
    told = [*get_args(wire.Told)]
    schemas, parts = described([*said, *told])
    names = [kind.__name__ for kind in (*said, *told)]
    messages = {
        name: {"name": name, "payload": schema} for name, schema in zip(names, schemas, strict=True)
    }
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Parlour", "version": version("parlour")},
        "channels": {
            "play": {
                "address": "/api/play",
                "messages": {name: {"$ref": f"#/components/messages/{name}"} for name in names},
            }
        },
        "operations": {
            "say": way("receive", said),
            "tell": way("send", told),
        },
        "components": {"messages": messages, "schemas": parts},
    }


def way(action: str, kinds: list[Any]) -> Document:
    refs = [{"$ref": f"#/channels/play/messages/{kind.__name__}"} for kind in kinds]
    return {"action": action, "channel": {"$ref": "#/channels/play"}, "messages": refs}
