import './markdown.css'
import { createElement, type ReactNode } from 'react'
import { Link } from './link.tsx'
import type { Block } from './markdown-blocks.ts'

/** Draws a part of plain text. */
type DrawText = (text: string) => ReactNode[]

type Props = {
  blocks: readonly Block[]
  /** Draws plain text; unchanged by default. */
  drawText?: DrawText
}

const asItIs: DrawText = (text) => [text]

/** Draws a text as React elements, each word as text: no text can become markup. */
export function Markdown({ blocks, drawText = asItIs }: Props) {
  return createElement('div', { className: 'prose' }, ...blocks.map((block) => drawn(block, drawText)))
}

function drawn(block: Block, draw: DrawText): ReactNode {
  if ('items' in block) {
    const items = block.items.map((item) => createElement('li', null, ...inline(item, draw)))
    return createElement(block.kind, null, ...items)
  }
  return createElement(block.kind, 'id' in block ? { id: block.id } : null, ...inline(block.text, draw))
}

/** Strong, emphasis and links; an underscore inside a word is just an underscore. */
const MARK =
  /\*\*((?:[^*]|\*(?!\*))+)\*\*|\*([^*\s][^*]*)\*|(?<![\p{L}\p{N}])_([^_\s][^_]*)_(?![\p{L}\p{N}])|\[([^[\]]+)\]\(([^()\s]+)\)/gu

function inline(text: string, draw: DrawText): ReactNode[] {
  const parts: ReactNode[] = []
  let end = 0
  for (const match of text.matchAll(MARK)) {
    const [whole, strong, starred, underlined, label, target] = match
    const emphasis = starred ?? underlined
    parts.push(...draw(text.slice(end, match.index)))
    end = match.index + whole.length
    if (strong) parts.push(createElement('strong', null, ...inline(strong, draw)))
    else if (emphasis) parts.push(createElement('em', null, ...inline(emphasis, draw)))
    else if (label && target) parts.push(link(label, target, draw) ?? whole)
  }
  return [...parts, ...draw(text.slice(end))]
}

/** Pages of the shop, https addresses and mailboxes. For any other target the source shows as text. */
function link(label: string, target: string, draw: DrawText): ReactNode {
  if (/^\/(?![/\\])/.test(target)) return createElement(Link, { to: target }, ...inline(label, draw))
  const isOutside = /^(https:\/\/|mailto:)/.test(target)
  return isOutside ? createElement('a', { href: target }, ...inline(label, draw)) : undefined
}
