/** A part of a text. Lists do not nest. */
export type Block =
  | { kind: 'h2' | 'h3'; text: string; id: string }
  | { kind: 'p'; text: string }
  | { kind: 'ul' | 'ol'; items: string[] }

const HEADING = /^(#{1,6}) +(.*?)[ #]*$/
const BULLET = /^ {0,3}[-*+] +(.*)$/
const NUMBER = /^ {0,3}\d{1,9}[.)] +(.*)$/

/**
 * Parses Markdown: headings (a page has its h1 already, so the first and second level are h2, all others h3),
 * paragraphs and lists. Our own parser, because the smallest maintained library that makes elements weighs 15 kB.
 * Anything else, HTML included, stays plain text.
 */
export function markdownBlocks(markdown: string): Block[] {
  const blocks: Block[] = []
  let isOpen = false
  for (const line of markdown.split(/\r?\n/)) {
    const block = startOf(line)
    const last = blocks.at(-1)
    if (line.trim() === '') isOpen = false
    else if (!block && last && isOpen) goOn(last, line.trim())
    else if (block && 'items' in block && last && 'items' in last && block.kind === last.kind) {
      last.items.push(...block.items)
      isOpen = true
    } else {
      blocks.push(block ?? { kind: 'p', text: line.trim() })
      isOpen = !block || 'items' in block
    }
  }
  return blocks
}

function startOf(line: string): Block | undefined {
  const [, marks, heading = ''] = HEADING.exec(line) ?? []
  if (marks) return { kind: marks.length > 2 ? 'h3' : 'h2', text: heading, id: idOf(heading) }
  const [, bullet] = BULLET.exec(line) ?? []
  if (bullet) return { kind: 'ul', items: [bullet] }
  const [, numbered] = NUMBER.exec(line) ?? []
  return numbered ? { kind: 'ol', items: [numbered] } : undefined
}

/** A line that starts no block continues the open one. */
function goOn(block: Block, line: string): void {
  if ('items' in block) block.items.push(`${block.items.pop()} ${line}`)
  else block.text += ` ${line}`
}

function idOf(heading: string): string {
  return heading.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')
}
