import type { Place } from '../run/facts.ts'
import { claim } from '../run/promises.ts'
import type { Run } from '../run/run.ts'

const SIDES = ['', 'Airside', 'Landside']

/** Words that the shop translates; it shows any other as it is (P67). */
export function checkKnownSide(run: Run, { at, path }: Place, securityType: string): void {
  const is = { rule: 'words are ones that the shop knows', path: `${path}.securityType`, got: securityType }
  claim(run, at, SIDES.includes(securityType), {
    ...is,
    expected: 'Airside or Landside',
    severity: 'harmless',
  })
}
