"""The command line: what cannot be is one sentence and exit code 2; Ctrl-C is a clean stop."""

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from companion.__main__ import main
from companion.command_line import read_wishes


def run(*arguments: str, data: Path) -> subprocess.CompletedProcess[str]:
    """Companion in a process of its own, without a browser."""
    return subprocess.run(
        [sys.executable, "-m", "companion", "--no-browser", "--data", str(data), *arguments],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        env={**os.environ, "LC_ALL": "C.UTF-8"},
    )


def one_sentence(done: subprocess.CompletedProcess[str]) -> str:
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    (sentence,) = done.stderr.strip().splitlines()
    return sentence


def test_a_taken_port_is_refused(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        done = run("--host", "127.0.0.1", "--port", port, data=tmp_path)
    assert "Another program uses that port already." in one_sentence(done)


def test_a_taken_port_is_refused_in_spanish(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        done = run("--host", "127.0.0.1", "--port", port, "--language", "es", data=tmp_path)
    assert "Otro programa ya usa ese puerto." in one_sentence(done)


def test_a_folder_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    done = run("--host", "127.0.0.1", data=tmp_path / "file" / "below")
    assert "Nothing can be written in" in one_sentence(done)


def test_an_unreadable_certificate_is_refused(tmp_path: Path) -> None:
    nowhere = str(tmp_path / "no.pem")
    done = run("--host", "127.0.0.1", "--certfile", nowhere, "--keyfile", nowhere, data=tmp_path)
    assert "can’t be read as a certificate" in one_sentence(done)


def test_an_address_of_somebody_else_is_refused(tmp_path: Path) -> None:
    assert "is not an address of this computer" in one_sentence(
        run("--host", "192.0.2.77", data=tmp_path)
    )


def test_a_newer_file_is_refused(tmp_path: Path) -> None:
    import sqlite3

    from companion.store import schema

    path = tmp_path / "companion.db"
    connection = sqlite3.connect(path)
    connection.execute(f"PRAGMA application_id = {schema.APPLICATION_ID}")
    connection.execute("PRAGMA user_version = 99")
    connection.execute("CREATE TABLE future (x)")
    connection.commit()
    connection.close()
    done = run("--host", "127.0.0.1", data=tmp_path)
    assert "was written by a newer Companion" in one_sentence(done)


def test_a_database_that_cannot_be_had_is_refused_and_its_password_not_told(tmp_path: Path) -> None:
    url = f"postgresql://role:pssst@/nights?host={tmp_path}"
    done = run("--host", "127.0.0.1", "--store", url, data=tmp_path)
    sentence = one_sentence(done)
    assert "The database nights cannot be reached" in sentence
    assert "pssst" not in sentence + repr(read_wishes(["--store", url]))


def test_an_unknown_option_ends_with_two() -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--fly"])
    assert ended.value.code == 2


def test_without_options_it_serves_everywhere_from_the_users_folder() -> None:
    wishes = read_wishes([])
    assert wishes.settings.host == "0.0.0.0"
    assert wishes.settings.port is None
    assert wishes.browser
    assert "companion" in str(wishes.data)


def test_it_prints_link_and_code_and_stops_cleanly(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [
            *(sys.executable, "-m", "companion", "--no-browser"),
            *("--host", "127.0.0.1", "--data", str(tmp_path)),
        ],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    told = ""
    while "Ctrl-C" not in told:
        line = process.stdout.readline()
        assert line, "it ended before it was ready"
        told += line
    process.send_signal(signal.SIGINT)
    _, errors = process.communicate(timeout=120)
    assert process.returncode == 0
    assert errors == ""
    assert "Phones open http://127.0.0.1:" in told
    assert "█" in told
    assert (tmp_path / "companion.db").exists()
