/**
 * Our Markdown (headings, lists, emphasis, links) as plain sentences, for readers that know no Markdown. Whatever is no
 * mark of Markdown stays as it is, angle brackets included: the writer of the HTML escapes it.
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
