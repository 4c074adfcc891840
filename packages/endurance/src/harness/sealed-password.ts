import { constants, createPublicKey, publicEncrypt } from 'node:crypto'

interface Account {
  readonly account: string
  readonly password: string
}

/** Fetches the key for passwords. @returns what makes the body that deletes an account, as the shop sends it */
export async function passwordSealer(gatewayOrigin: string): Promise<(account: Account) => object> {
  const answer = await fetch(`${gatewayOrigin}/api/account/encryptPublicKey`)
  const { data } = (await answer.json()) as { data: { keyId: string; publicKey: string } }
  const key = createPublicKey({ key: Buffer.from(data.publicKey, 'base64'), format: 'der', type: 'spki' })
  const options = { key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }
  return ({ account, password }) => {
    const ciphertext = publicEncrypt(options, Buffer.from(password)).toString('base64')
    return { account, password: ciphertext, keyId: data.keyId }
  }
}
