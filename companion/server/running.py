"""uvicorn as it runs here: how it stops, and connections that another process has taken for it.

What is served must not live here.
"""

import asyncio
import contextlib
import os
import signal
import socket
from collections.abc import AsyncIterator, Generator
from functools import partial
from typing import Any, cast

import uvicorn
from starlette.types import ASGIApp

SECONDS_TO_LEAVE = 1
"""For open connections when the server stops."""


@contextlib.asynccontextmanager
async def beside(app: ASGIApp, listener: socket.socket) -> AsyncIterator[None]:
    """A second server in this process, for whoever watches over it: no phone comes there."""
    config = uvicorn.Config(
        app,
        log_config=None,
        log_level="warning",
        access_log=False,
        lifespan="off",
        server_header=False,
        timeout_graceful_shutdown=SECONDS_TO_LEAVE,
    )
    server = _Beside(config)
    serving = asyncio.create_task(server.serve(sockets=[listener]))
    try:
        yield
    finally:
        server.should_exit = True
        await serving


class _Beside(uvicorn.Server):
    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        """Signals are the table server's."""
        yield


class TableServer(uvicorn.Server):
    """uvicorn raises the signal anew after a clean stop, which would end in a traceback."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self._taking = set[asyncio.Task[Any]]()

    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        """Ctrl-C and termination stop the server and nothing else."""
        asked = (signal.SIGINT, signal.SIGTERM)
        try:
            before = {sign: signal.signal(sign, lambda *_: self._stop()) for sign in asked}
        except ValueError:  # not the main thread: a test stops the server by itself
            yield
            return
        try:
            yield
        finally:
            for sign, handler in before.items():
                signal.signal(sign, handler)

    def take(self, connection: socket.socket) -> None:
        """Serve a connection that another process has taken."""
        loop = asyncio.get_running_loop()
        protocol = partial(
            cast(Any, self.config.http_protocol_class),
            config=self.config,
            server_state=self.server_state,
            app_state=self.lifespan.state,
        )
        serving = loop.connect_accepted_socket(protocol, connection, ssl=self.config.ssl)
        task = loop.create_task(serving)
        self._taking.add(task)
        task.add_done_callback(self._taken)

    def _taken(self, task: "asyncio.Task[Any]") -> None:
        self._taking.discard(task)
        if not task.cancelled():
            task.exception()  # a phone that broke off in its TLS greeting

    def leave(self) -> None:
        """Whoever hands connections on has gone."""
        self.should_exit = True

    def _stop(self) -> None:
        if self.should_exit:
            self.force_exit = True
            # The stop is under way and hangs: nothing that was confirmed is lost by leaving now.
            os._exit(0)
        self.should_exit = True
