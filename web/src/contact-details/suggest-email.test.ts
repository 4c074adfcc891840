import { describe, expect, it } from 'vitest'
import { suggestEmail } from './suggest-email.ts'

describe('an address with a misspelt domain', () => {
  it.each([
    ['gmial.com', 'gmail.com'],
    ['gmail.con', 'gmail.com'],
    ['gmial.con', 'gmail.com'],
    ['gmail.co', 'gmail.com'],
    ['gmal.com', 'gmail.com'],
    ['gmaill.com', 'gmail.com'],
    ['gmail,com', 'gmail.com'],
    ['gmail', 'gmail.com'],
    ['GMIAL.COM', 'gmail.com'],
    ['hotmial.com', 'hotmail.com'],
    ['hotmail.co.ku', 'hotmail.co.uk'],
    ['yaho.com', 'yahoo.com'],
    ['yahooo.co.uk', 'yahoo.co.uk'],
    ['outlok.com', 'outlook.com'],
    ['outloook.com', 'outlook.com'],
    ['iclod.com', 'icloud.com'],
  ])('%s suggests %s', (typed, meant) => {
    expect(suggestEmail(` Amelia.Hart+uk@${typed} `)).toBe(`Amelia.Hart+uk@${meant}`)
  })
})

it.each([
  'gmail.com',
  'googlemail.com',
  'hotmail.fr',
  'outlook.de',
  'yahoo.com.br',
  'yahoo.co.in',
  'yahoo.ca',
  'mail.com',
  'email.com',
  'ymail.com',
  'gmx.net',
  'gmx.de',
  'me.com',
  'mac.com',
  'live.nl',
  'web.de',
  'bbc.co.uk',
  'layover.example',
  'example.com',
])('%s is left alone', (domain) => {
  expect(suggestEmail(`amelia@${domain}`)).toBeUndefined()
})

it('text without an address suggests nothing', () => {
  for (const text of ['', 'amelia', '@gmial.com', 'gmial.com', 'amelia@', 'amelia@g']) {
    expect(suggestEmail(text)).toBeUndefined()
  }
})
