/** What RSA-OAEP with SHA-256 can hold under a key of 2048 bits. */
export const PASSWORD_MAX_BYTES = 190

/** Browsers have WebCrypto on secure origins alone: https, and this machine itself. */
export function canEncrypt(): boolean {
  return globalThis.crypto?.subtle !== undefined
}

/**
 * The password under the server's key (P228), so that nothing between the browser and the account can read it.
 *
 * @param publicKey base64 SPKI of an RSA key
 * @returns base64; another one each time, since the padding is random
 */
export async function encryptPassword(publicKey: string, password: string): Promise<string> {
  const spki = Uint8Array.from(atob(publicKey), (character) => character.charCodeAt(0))
  const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('spki', spki, algorithm, false, ['encrypt'])
  const encrypted = await crypto.subtle.encrypt(algorithm, key, new TextEncoder().encode(password))
  return btoa(String.fromCharCode(...new Uint8Array(encrypted)))
}
