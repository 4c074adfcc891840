import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { inlineHashes } from './content-policy.ts'

const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

it('hashes each inline script and style once, exactly as the browser reads it', () => {
  const html =
    '<style>p{}</style><script>a()\n</script><script type="module">b()</script><script>a()\n</script>'
  expect(inlineHashes('x.html', html)).toEqual({
    script: [sha256('a()\n'), sha256('b()')],
    style: [sha256('p{}')],
  })
})

it('leaves out a script that has an address', () => {
  expect(inlineHashes('x.html', '<script src="/x.js"></script>').script).toEqual([])
})

it.each(['<p style="color:red">', '<button onclick="x()">'])('refuses %s', (markup) => {
  expect(() => inlineHashes('x.html', markup)).toThrow('x.html: the content policy forbids')
})

it('does not take text inside a script for markup', () => {
  expect(() => inlineHashes('x.html', '<script>const a = \'<p style="x">\'</script>')).not.toThrow()
})
