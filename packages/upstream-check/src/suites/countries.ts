import { calls, describeValue } from '@layover/contracts'
import { claim, dataOf } from '../run/promises.ts'
import type { Run } from '../run/run.ts'
import { checkUnique } from './unique.ts'

/** Facts of every list of the world's calling codes. */
const KNOWN = { 'United Kingdom': '44', Switzerland: '41', France: '33', Japan: '81', 'United States': '1' }

/** Country calling codes. The shop begins with 44, so that one has to be there. */
export async function checkCountries(run: Run): Promise<void> {
  const list = await dataOf(run, calls.product.getByEntity, { body: { level: 2 } })
  if (list === undefined) return
  const { data, at } = list
  checkUnique(run, list, 'name', ({ name }) => name)
  const isThere = data.some(({ telAbbr }) => telAbbr === '44')
  claim(run, at, isThere, {
    rule: 'the shop’s default calling code is there',
    path: '$.data',
    expected: 'a country with 44',
    got: data,
  })
  for (const [index, { name, telAbbr }] of data.entries()) {
    const known = Object.entries(KNOWN).find(([country]) => country === name)?.[1]
    const rule = 'countries have the calling codes that they have'
    const isRight = known === undefined || telAbbr === known
    claim(run, at, isRight, {
      rule,
      path: `$.data[${index}].telAbbr`,
      expected: describeValue(known),
      got: telAbbr,
    })
    const named = {
      rule: 'countries have names',
      path: `$.data[${index}].name`,
      expected: 'a name',
      got: name,
    }
    claim(run, at, name.trim() !== '', named)
  }
}
