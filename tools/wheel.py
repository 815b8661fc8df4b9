"""Puts the built client into the wheel, so that whoever installs Parlour needs no Node.js.

hatchling calls this when it builds a wheel; a tree that is installed in place is left alone, for
`make` builds the client there.
"""

import sys
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BuiltClient(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        sys.path.insert(0, self.root)
        from tools.client import Client

        Client().build()
        build_data["artifacts"].append("src/parlour/server/static/**")
