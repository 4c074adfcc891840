import { expect, it } from 'vitest'
import { showInShop } from '../../test-kits/show-in-shop.test-kit.tsx'
import { Markdown } from './markdown.tsx'
import { markdownBlocks } from './markdown-blocks.ts'

/** The drawn elements only; links with their targets. */
function draw(markdown: string): string {
  const { container, unmount } = showInShop(<Markdown blocks={markdownBlocks(markdown)} />)
  const html = container.querySelector('.prose')?.innerHTML ?? ''
  unmount()
  return html.replaceAll(' data-discover="true"', '')
}

it.each([
  ['one\ntwo\r\n\r\nthree', '<p>one two</p><p>three</p>'],
  [
    '# One\n## Two ##\ntext\n### Three',
    '<h2 id="one">One</h2><h2 id="two">Two</h2><p>text</p><h3 id="three">Three</h3>',
  ],
  [
    'lead:\n- one\n  goes on\n\n- two\n\nafter',
    '<p>lead:</p><ul><li>one goes on</li><li>two</li></ul><p>after</p>',
  ],
  ['1. one\n2) two\n- three', '<ol><li>one</li><li>two</li></ol><ul><li>three</li></ul>'],
  ['**a *b* c** and _d_', '<p><strong>a <em>b</em> c</strong> and <em>d</em></p>'],
  ['see [**x**](/content/x)', '<p>see <a href="/content/x"><strong>x</strong></a></p>'],
  [
    '[w](https://a.example/?b=c) [m](mailto:a@b.example)',
    '<p><a href="https://a.example/?b=c">w</a> <a href="mailto:a@b.example">m</a></p>',
  ],
  ['', ''],
])('draws %j', (markdown, html) => {
  expect(draw(markdown)).toBe(html)
})

it.each([
  '2 * 3 * 4 and __Host-layover and snake_case_name',
  '**open and [open',
  '#hash and -dash',
  '<script>alert(1)</script>',
  '<img src=x onerror="alert(1)"> &lt;b&gt;',
  '[x](javascript:alert(1))',
  '[x](JAVASCRIPT:alert)',
  '[x](data:text/html,x)',
  '[x](//elsewhere.example)',
  '[x](/\\elsewhere.example)',
  '[x](http://plain.example)',
])('shows %j as the text that it is', (markdown) => {
  const { container } = showInShop(<Markdown blocks={markdownBlocks(markdown)} />)
  expect(container.querySelector('.prose')?.innerHTML).toMatch(/^<p>[^<]*<\/p>$/)
  expect(container.querySelector('.prose')?.textContent).toBe(markdown)
})

/** So long that quadratic work would exceed the test's deadline. An element accepts only so many children. */
it.each([
  ...['[', '**', '_a ', '# ', '- ', '[a](', '\n'].map((part) => [part, 2_000_000] as const),
  ['*a', 100_000],
] as const)('takes %j over and over, %i characters of it, in time that grows as they do', (part, size) => {
  const drawn = Markdown({ blocks: markdownBlocks(part.repeat(size / part.length)) })
  expect(drawn.type).toBe('div')
})
