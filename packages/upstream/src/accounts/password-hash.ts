import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'

/** 32 MB and some tenths of a second for each guess. */
const COST = { ln: 15, r: 8, p: 3 }
const SALT_BYTES = 16
const HASH_BYTES = 32
const stored = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]{22})\$([A-Za-z0-9+/]{43})$/

/** The hash for unknown accounts: no password has it, and the comparison takes as long as for a real one. */
const NOBODY = written(COST, Buffer.alloc(SALT_BYTES), Buffer.alloc(HASH_BYTES))

/** Hashes a password for storage: `$scrypt$ln=…,r=…,p=…$salt$hash`. A later release may raise the cost. */
export async function hashPassword(password: string, cost = COST): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  return written(cost, salt, await derive(password, salt, cost))
}

/**
 * Whether this is the password. Without an account or a readable password the result is false after the same work.
 */
export async function isPassword(password: string | undefined, hash: string | undefined): Promise<boolean> {
  const [, ln, r, p, salt = '', expected = ''] = stored.exec(hash ?? NOBODY) ?? []
  if (ln === undefined) throw new Error('a stored password hash cannot be read')
  const cost = { ln: Number(ln), r: Number(r), p: Number(p) }
  const derived = await derive(password ?? '', Buffer.from(salt, 'base64'), cost)
  const isEqual = timingSafeEqual(derived, Buffer.from(expected, 'base64'))
  return isEqual && password !== undefined && hash !== undefined
}

/** Normalises first: the same letters may be encoded in two ways, and keyboards differ. */
async function derive(password: string, salt: Buffer, { ln, r, p }: typeof COST): Promise<Buffer> {
  const N = 2 ** ln
  const options: ScryptOptions = { N, r, p, maxmem: 256 * N * r }
  return await new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, HASH_BYTES, options, (error, key) =>
      error === null ? resolve(key) : reject(error),
    )
  })
}

function written({ ln, r, p }: typeof COST, salt: Buffer, hash: Buffer): string {
  const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
  return `$scrypt$ln=${ln},r=${r},p=${p}$${base64(salt)}$${base64(hash)}`
}
