/**
 * Converts our Markdown (headings, lists, emphasis, links) to plain sentences, for readers without Markdown. Other
 * text stays unchanged, angle brackets included, since the writer of the HTML escapes it.
 */
export function plainText(markdown: string): string {
  return markdown
    .replace(/^\s{0,3}(#{1,6}|[-*+]|>)\s+/gm, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(\*\*|__)(.+?)\1/g, '$2')
    .replace(/(^|[\s(])[*_]([^*_\n]+)[*_](?=[\s).,;:!?]|$)/g, '$1$2')
    .replace(/`([^`\n]*)`/g, '$1')
    .replace(/\s*\n\s*/g, ' ')
    .trim()
}
