import { calls, compileCheck } from '@layover/contracts'
import { expect, it } from 'vitest'
import { isAgentId, isAirportCode, isHelpType, isProviderCode } from './codes.ts'

const { lounge, cip, content } = calls
const contractForms = {
  agentId: compileCheck(lounge.detail.data.properties.agentId),
  airport: compileCheck(cip.detail.request.body.properties.airportCode),
  provider: compileCheck(lounge.detail.request.body.properties.loungeCode),
  helpType: compileCheck(content.faqPage.data.properties.items.items.properties.type),
}

const texts = [
  '',
  'ZRH',
  'zrh',
  'ZR',
  'EGLL',
  'EGLLX',
  'Z9H',
  'ZÜR',
  ' ZRH',
  'ZRH\n',
  'layover',
  'a_b-c',
  'a.b',
  '.a',
  '-a',
  '_a',
  'a b',
  'a/b',
  'A'.repeat(64),
  'a'.repeat(65),
  'lounge',
  'fast-track',
  'a1',
  'A1',
  'search',
  'a'.repeat(40),
  'a'.repeat(41),
]

it.each([
  ['an agent', isAgentId, contractForms.agentId],
  ['an airport', isAirportCode, contractForms.airport],
  ['a lounge or lane', isProviderCode, contractForms.provider],
  ['a group of help topics', isHelpType, contractForms.helpType],
])('the code of %s has the form that the contract gives it', (_name, isCode, form) => {
  expect(texts.filter(isCode)).toEqual(texts.filter((text) => form.isValid(text)))
})
