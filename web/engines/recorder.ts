import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

declare global {
  interface Window {
    /** What the browser complained of in this document. */
    faults?: string[]
  }
}

/** WebKit tells its driver nothing of its console, so each document records its own faults. */
const RECORDER = `(() => {
  const faults = (window.faults = [])
  const { error } = console
  console.error = (...words) => {
    faults.push('console: ' + words.map(String).join(' '))
    error.apply(console, words)
  }
  addEventListener('error', (event) => {
    const { target, message } = event
    // Firefox calls a preload failed that React takes back; a style sheet of a page to come the shop fetches again.
    if (target instanceof Element && target.matches('[rel=modulepreload], [media="not all"]')) return
    faults.push('error: ' + (target instanceof Element ? target.outerHTML : message))
  }, true)
  addEventListener('unhandledrejection', ({ reason }) => faults.push('unhandled: ' + reason))
  addEventListener('securitypolicyviolation', ({ disposition, effectiveDirective, blockedURI }) => {
    if (disposition === 'enforce') faults.push('refused by ' + effectiveDirective + ': ' + blockedURI)
  })
  document.currentScript.remove()
})()`

const HASH = createHash('sha256').update(RECORDER).digest('base64')

/** The same page with the recorder before everything else, and a content policy that allows it. */
export function withRecorder(headers: IncomingHttpHeaders, body: string) {
  const { 'content-length': _, etag: __, ...others } = headers
  const policy = headers['content-security-policy']
  if (typeof policy === 'string')
    others['content-security-policy'] = policy.replace('script-src ', `script-src 'sha256-${HASH}' `)
  return { headers: others, body: body.replace(/<head[^>]*>/, `$&<script>${RECORDER}</script>`) }
}
