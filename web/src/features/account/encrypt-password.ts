/** The number of bytes that RSA-OAEP with SHA-256 can encrypt under a key of 2048 bits. */
export const PASSWORD_MAX_BYTES = 190

/** Browsers have WebCrypto on secure origins alone: https and localhost. */
export function canEncrypt(): boolean {
  return globalThis.crypto?.subtle !== undefined
}

/**
 * Encrypts the password with the server's key (P228), so that nothing between the browser and the account can read it.
 *
 * @param publicKey base64 SPKI of an RSA key
 * @returns base64; the padding is random, so each result differs
 */
export async function encryptPassword(publicKey: string, password: string): Promise<string> {
  const spki = Uint8Array.from(atob(publicKey), (character) => character.charCodeAt(0))
  const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('spki', spki, algorithm, false, ['encrypt'])
  const encrypted = await crypto.subtle.encrypt(algorithm, key, new TextEncoder().encode(password))
  return btoa(String.fromCharCode(...new Uint8Array(encrypted)))
}
