"""The certificate that makes the table's address a secure one, read before anything starts."""

import ssl
from dataclasses import dataclass
from pathlib import Path

from companion.refusal import Refusal


@dataclass(frozen=True)
class CertificateUnreadable(Refusal):
    """The file is missing, locked, or not a certificate or key in PEM form."""

    path: str


@dataclass(frozen=True)
class KeyDoesNotFit(Refusal):
    """The key belongs to another certificate."""

    path: str


@dataclass(frozen=True)
class KeyWithoutCertificate(Refusal):
    """A key was given, its certificate not."""


@dataclass(frozen=True)
class Certificate:
    """Files that were read and fit; `keyfile` None: the key is in the certificate's file."""

    certfile: Path
    keyfile: Path | None


def certificate(
    certfile: Path | None, keyfile: Path | None
) -> Certificate | CertificateUnreadable | KeyDoesNotFit | KeyWithoutCertificate | None:
    """The pair, tried out; None when none was asked for. A key under a pass phrase is refused."""
    if certfile is None:
        return None if keyfile is None else KeyWithoutCertificate()
    for path in filter(None, (certfile, keyfile)):
        try:
            path.read_bytes()
        except OSError:
            return CertificateUnreadable(str(path))
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    try:
        # Without a password function OpenSSL would ask in the terminal.
        context.load_cert_chain(certfile, keyfile, password=lambda: "")
    except ssl.SSLError as error:
        if error.reason == "KEY_VALUES_MISMATCH":
            return KeyDoesNotFit(str(keyfile or certfile))
        return CertificateUnreadable(str(_culprit(certfile, keyfile)))
    return Certificate(certfile, keyfile)


def _culprit(certfile: Path, keyfile: Path | None) -> Path:
    """Which of the two files is no good, as far as can be told."""
    if keyfile is None:
        return certfile
    try:
        ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT).load_verify_locations(certfile)
    except ssl.SSLError:
        return certfile
    return keyfile
