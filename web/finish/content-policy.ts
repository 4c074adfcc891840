import { createHash } from 'node:crypto'

/** Sources of a Content-Security-Policy, one per inline element: 'sha256-…' without quotes. */
export type InlineHashes = { script: string[]; style: string[] }

/**
 * The hashes that let a page's own inline scripts and styles run under a policy without 'unsafe-inline'.
 * Refuses what no hash can allow: style attributes and event attributes.
 */
export function inlineHashes(file: string, html: string): InlineHashes {
  const markup = html.replaceAll(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, '')
  const refused = / style="[^"]*"| on[a-z]+="[^"]*"/.exec(markup)
  if (refused) throw new Error(`${file}: the content policy forbids${refused[0]}`)
  return { script: hashesOf(html, 'script'), style: hashesOf(html, 'style') }
}

function hashesOf(html: string, tag: 'script' | 'style'): string[] {
  const inline = html.matchAll(new RegExp(`<${tag}\\b(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))
  const hashes = [...inline].map(
    ([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`,
  )
  return [...new Set(hashes)]
}
