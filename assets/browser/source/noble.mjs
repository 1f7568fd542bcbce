// The primitives of companion/handoff/primitives over @noble: synchronous, bytes in, bytes out.
// What a function refuses comes back as undefined: no exception of JavaScript reaches Python.
import { gcm } from '@noble/ciphers/aes.js';
import { ed25519, x25519 as curve25519 } from '@noble/curves/ed25519.js';
import { p256 } from '@noble/curves/nist.js';
import { bytesToNumberLE, concatBytes, equalBytes } from '@noble/curves/utils.js';
import { scrypt } from '@noble/hashes/scrypt.js';
import { sha512 } from '@noble/hashes/sha2.js';

const orNothing = (work) => (...given) => {
  try {
    return work(...given);
  } catch {
    return undefined;
  }
};

export const x25519 = orNothing((scalar, point) => curve25519.getSharedSecret(scalar, point));
export const x25519_public = orNothing((scalar) => curve25519.getPublicKey(scalar));
export const ed25519_public = orNothing((seed) => ed25519.getPublicKey(seed));
export const ed25519_sign = orNothing((seed, message) => ed25519.sign(message, seed));
// As OpenSSL judges: what is worked out, [S]B - [k]A, must be R to the byte. noble's own `verify`
// multiplies both sides by eight first: it would take signatures that no table server takes, and
// whoever makes one has the phones of a table judge differently.
export const ed25519_verify = orNothing((key, signature, message) => {
  const { Point } = ed25519, order = Point.Fn.ORDER;
  const r = signature.subarray(0, 32), s = bytesToNumberLE(signature.subarray(32));
  if (s >= order) return false;
  const k = bytesToNumberLE(sha512(concatBytes(r, key, message))) % order;
  const found = Point.BASE.multiplyUnsafe(s).subtract(Point.fromBytes(key).multiplyUnsafe(k));
  return equalBytes(found.toBytes(), r);
});
export const gcm_seal = orNothing((key, nonce, plain, bound) => gcm(key, nonce, bound).encrypt(plain));
export const gcm_open = orNothing((key, nonce, sealed, bound) => gcm(key, nonce, bound).decrypt(sealed));
export const p256_public = orNothing((scalar) => p256.getPublicKey(scalar, true));
export const p256_x = orNothing((scalar, point) => p256.getSharedSecret(scalar, point, true).slice(1));
export const stretch = orNothing((password, salt, cost) =>
  scrypt(password, salt, { N: 2 ** cost, r: 8, p: 1, dkLen: 32, maxmem: 2 ** 26 + 2 ** 20 }));
