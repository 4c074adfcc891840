import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compileCheck } from '@layover/contracts'
import { toPattern } from '@layover/site/address-pattern'
import { Type } from '@sinclair/typebox'

const check = compileCheck(Type.Array(Type.String({ pattern: '^/[\\w:?*/-]*$' }), { minItems: 1 }))

/** Whether the shop has a page at a path. */
export type HasPage = (path: string) => boolean

/** The build's `addresses.json`, so that an address without a page is 404 and not a not-found page under 200. */
export async function readPageAddresses(webRoot: string): Promise<HasPage> {
  const path = join(webRoot, 'addresses.json')
  const value: unknown = await readFile(path, 'utf8').then(JSON.parse, () => undefined)
  if (!check.isValid(value))
    throw new Error(`${path} is not there or is no list of addresses; the shop's build writes it`)
  const patterns = (value as string[]).map(toPattern)
  return (address) => patterns.some((matches) => matches(address) !== undefined)
}
