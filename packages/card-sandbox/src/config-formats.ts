import { FormatRegistry } from '@sinclair/typebox'

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false
  const url = new URL(text)
  return (url.protocol === 'http:' || url.protocol === 'https:') && url.origin === text
}

FormatRegistry.Set('layover-port', (text) => /^[0-9]{1,5}$/.test(text) && Number(text) <= 65_535)
FormatRegistry.Set('layover-origin', isOrigin)
FormatRegistry.Set('layover-origin-list', (text) =>
  text.split(',').every((origin) => isOrigin(origin.trim())),
)
