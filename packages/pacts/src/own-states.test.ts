import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { pactPaths } from './committed.ts'
import { withOwnStates } from './own-states.ts'
import type { PactFile } from './pact-file.ts'

it('the contract’s own codes make the committed pact', () => {
  const pact = JSON.parse(readFileSync(pactPaths.gatewayUpstream, 'utf8')) as PactFile
  expect(withOwnStates(pact, new Map([['11', '11']]))).toEqual(pact)
})
