import { expect, test } from 'vitest'
import { stretches } from './stretches.ts'

const marked = (text: string, keyword: string) =>
  stretches(text, keyword)
    .map((stretch) => (stretch.isMatch ? `[${stretch.text}]` : stretch.text))
    .join('')

test.each([
  ['London Heathrow', 'lon', '[Lon]don Heathrow'],
  ['Zürich Airport', 'zur', '[Zür]ich Airport'],
  ['São Paulo', 'sao p', '[São P]aulo'],
  ['Đà Nẵng', 'da n', '[Đà N]ẵng'],
  ['Łódź', 'lodz', '[Łódź]'],
  ['Gießen', 'giess', '[Gieß]en'],
  ['Tromsø', 'TROMSO', '[Tromsø]'],
  ["Xi'an Xianyang", 'xian', "[Xi'an] Xianyang"],
  ['Ísafjörður', 'isafjord', '[Ísafjörð]ur'],
  ['Paris-Orly!', 'paris orly', '[Paris-Orly]!'],
  ['Babylon London', 'lon', 'Babylon [Lon]don'],
  ['Babylon', 'lon', 'Baby[lon]'],
  ['London', 'paris', 'London'],
  ['London', '  ', 'London'],
])('in %s, %j marks %s', (text, keyword, expected) => {
  expect(marked(text, keyword)).toBe(expected)
})

test.each(['', 'ß', 'İstanbul', 'e\u0301clair', '👩‍✈️ lounge', 'ﬁ'])('marking never changes %j', (text) => {
  for (const keyword of ['', 'i', 'e', 'ss', 's', 'f', '👩']) {
    const parts = stretches(text, keyword).map((stretch) => stretch.text)
    expect(parts.join('')).toBe(text)
  }
})
