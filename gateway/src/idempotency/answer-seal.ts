import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** The purpose of the derived keys: no two uses of the session keys share a key. */
const PURPOSE = 'layover answers of orders'

/** Encrypts an answer, so that Redis holds no readable copy. */
export interface AnswerSeal {
  readonly close: (name: string, answer: Buffer) => string
  /** Undefined for a text that none of the keys sealed, or that was sealed under another name. */
  readonly open: (name: string, sealed: string) => Buffer | undefined
}

/** @param sessionKeys newest first: the first one seals, all of them open */
export function createAnswerSeal(sessionKeys: readonly Buffer[]): AnswerSeal {
  const keys = sessionKeys.map((key) => Buffer.from(hkdfSync('sha256', key, '', PURPOSE, KEY_BYTES)))
  const [newest] = keys
  if (!newest) throw new Error('Answers are sealed by a session key.')
  return {
    close(name, answer) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, newest, nonce).setAAD(Buffer.from(name))
      const text = Buffer.concat([cipher.update(answer), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64')
    },
    open(name, sealed) {
      const bytes = Buffer.from(sealed, 'base64')
      if (bytes.length < NONCE_BYTES + TAG_BYTES) return undefined
      for (const key of keys) {
        const answer = opened(key, name, bytes)
        if (answer) return answer
      }
      return undefined
    },
  }
}

function opened(key: Buffer, name: string, bytes: Buffer): Buffer | undefined {
  const tagAt = NONCE_BYTES
  const textAt = tagAt + TAG_BYTES
  const cipher = createDecipheriv(CIPHER, key, bytes.subarray(0, tagAt), { authTagLength: TAG_BYTES })
  cipher.setAAD(Buffer.from(name)).setAuthTag(bytes.subarray(tagAt, textAt))
  try {
    return Buffer.concat([cipher.update(bytes.subarray(textAt)), cipher.final()])
  } catch {
    return undefined
  }
}
