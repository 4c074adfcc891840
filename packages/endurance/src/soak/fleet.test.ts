import { allCalls } from '@layover/contracts'
import { UNLIMITED } from '@layover/toolchain/servers'
import { expect, it } from 'vitest'

it('no limit of a call refuses a crowd from one machine', () => {
  const kinds = new Set(['calls', ...allCalls.map(({ limit }) => limit)].filter((kind) => kind !== 'none'))
  for (const kind of kinds) expect(UNLIMITED).toHaveProperty(`RATE_LIMIT_${kind.toUpperCase()}`, 'off')
})
