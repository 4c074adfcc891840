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
