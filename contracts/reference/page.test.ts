import { expect, it } from 'vitest'
import { referencePage } from './page.ts'

const document = { info: { title: 'Calls' }, note: '</script><!--' }
const program = 'load("https://cdn.redoc.ly/redoc/logo-mini.svg"); "</script>"'
const page = referencePage(document, { program, licences: 'MIT --> <b>' })

it('a page fetches nothing, and runs its own scripts alone', () => {
  expect(page).not.toContain('cdn.redoc.ly')
  expect(page).toContain("default-src 'none'; script-src 'sha256-")
  expect(page).not.toMatch(/<script[^>]+src|<link/)
})

it('neither document nor program nor licence ends its place in the page', () => {
  expect(page.match(/<\/script>/g)).toHaveLength(2)
  expect(page.match(/<!--/g)).toHaveLength(1)
  expect(page.match(/-->/g)).toHaveLength(1)
})
