import { expect, it } from 'vitest'
import { letterHtml } from './letter-html.ts'

it('a text of a letter is never markup', () => {
  const text = `<img src=x onerror=alert(1)>"'&`
  const html = letterHtml(text, [
    { kind: 'text', text },
    { kind: 'facts', facts: [[text, text]] },
    { kind: 'link', label: text, url: `https://shop.example/"${text}` },
    { kind: 'code', image: text, label: text },
  ])
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;')
  expect(html.match(/<img /g)).toHaveLength(1)
})

it('a letter has a light and a dark scheme, and words on white for a code whose picture is off', () => {
  const html = letterHtml('A letter', [
    { kind: 'code', image: 'pass-1', label: 'QR code of pass LV7K-29QD-1' },
  ])
  for (const name of ['color-scheme', 'supported-color-schemes'])
    expect(html).toContain(`<meta name="${name}" content="light dark">`)
  expect(html).toMatch(/<style>[^<]*@media \(prefers-color-scheme:dark\)\{body\{[^}]*background:#0b1724/)
  // Without pictures the words of a code stand on its white, in either scheme.
  expect(html).toMatch(/<img [^>]*alt="QR code of pass LV7K-29QD-1"[^>]*background:#fff;color:#0b1f33/)
})
