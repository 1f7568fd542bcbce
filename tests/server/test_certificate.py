"""A certificate is tried before anything starts."""

import datetime
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from companion.server.certificate import (
    Certificate,
    CertificateUnreadable,
    KeyDoesNotFit,
    KeyWithoutCertificate,
    certificate,
)
from companion.server.server import Place, Settings, reserve
from companion.ui.shelf import assets


def pair(folder: Path, name: str) -> tuple[Path, Path]:
    """A certificate for localhost and its key, as files."""
    key = ec.generate_private_key(ec.SECP256R1())
    subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
    now = datetime.datetime.now(datetime.UTC)
    signed = (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(subject)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now)
        .not_valid_after(now + datetime.timedelta(days=1))
        .sign(key, hashes.SHA256())
    )
    certfile, keyfile = folder / f"{name}.pem", folder / f"{name}.key"
    certfile.write_bytes(signed.public_bytes(serialization.Encoding.PEM))
    keyfile.write_bytes(
        key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
    )
    return certfile, keyfile


def test_certificates_are_tried_before_anything_starts(tmp_path: Path) -> None:
    mine, my_key = pair(tmp_path, "mine")
    _, other_key = pair(tmp_path, "other")
    garbage, missing = tmp_path / "garbage.pem", tmp_path / "missing.pem"
    garbage.write_text("not a certificate")

    def refusal(certfile: Path | None, keyfile: Path | None) -> object:
        return certificate(certfile, keyfile)

    assert refusal(missing, my_key) == CertificateUnreadable(str(missing))
    assert refusal(mine, missing) == CertificateUnreadable(str(missing))
    assert refusal(garbage, my_key) == CertificateUnreadable(str(garbage))
    assert refusal(mine, garbage) == CertificateUnreadable(str(garbage))
    assert refusal(mine, other_key) == KeyDoesNotFit(str(other_key))
    assert refusal(None, my_key) == KeyWithoutCertificate()
    assert certificate(None, None) is None
    assert certificate(mine, my_key) == Certificate(mine, my_key)


def test_with_a_certificate_the_links_are_secure(tmp_path: Path) -> None:
    certfile, keyfile = pair(tmp_path, "mine")
    place = reserve(Settings(assets(), host="127.0.0.1", certfile=certfile, keyfile=keyfile))
    assert isinstance(place, Place)
    place.listener.close()
    assert place.link.startswith("HTTPS://127.0.0.1:")
    assert reserve(Settings(assets(), keyfile=keyfile)) == KeyWithoutCertificate()
