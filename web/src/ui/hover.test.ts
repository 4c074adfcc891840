import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AnyNode, parse } from 'postcss'
import { expect, it } from 'vitest'

const SOURCES = join(import.meta.dirname, '..')

const isForPointers = (node: AnyNode): boolean =>
  node.type === 'atrule' && node.name === 'media' && node.params === '(hover: hover)'

/** The selectors of a sheet that style `:hover` on a touch screen too, where it stays after a press. */
function hoversOnTouch(css: string): string[] {
  const found: string[] = []
  parse(css).walkRules(/:hover/, (rule) => {
    let above = rule.parent as AnyNode | undefined
    while (above && !isForPointers(above)) above = above.parent as AnyNode | undefined
    if (!above) found.push(rule.selector)
  })
  return found
}

it('finds a hover style on touch screens', () => {
  expect(hoversOnTouch('.a:hover{} @media (hover: hover){ .b{ &:hover{} } }')).toEqual(['.a:hover'])
})

it('no style sheet has one', () => {
  const sheets = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.css'),
  )
  const found = sheets.flatMap((name) =>
    hoversOnTouch(readFileSync(join(SOURCES, name), 'utf8')).map((selector) => `${name}: ${selector}`),
  )
  expect(found).toEqual([])
})
