import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

export const SCRIPT_HASH = 'sha256-n4bQgYhMfWWaL+qgxVrQFaO/TxsrC4Is0V1sFbDwCgg='
export const STYLE_HASH = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='

/** A built page, as small as one can be; the build leaves the title of a page for many addresses open. */
function builtPage(text: string, heading = text): string {
  const title = ['fallback', 'first'].includes(text) ? '[[title]]' : `<title>${text}</title>`
  return `<!DOCTYPE html><html><head>${title}[[address]][[data]]</head><body><h1>${heading}</h1><noscript>[[plain]]</noscript></body></html>`
}

/** The files of a built shop. */
export const shopFolder: Record<string, string | Buffer> = {
  'index.html': builtPage('home'),
  'index.html.br': 'the page before its head was completed',
  '__spa-fallback.html': builtPage('fallback'),
  '__first-airport.html': builtPage('first', '[[name]] <b title="[[code]]">[[place]]</b>'),
  '__first-airport-lounges.html': builtPage(
    'first',
    '[[name]] <b title="[[code]]">[[place]]</b><i>[[#lounges]]<a href="[[path]]">[[name]]</a>[[#walkIn]] walk-in[[/walkIn]][[#price]] [[amount]][[/price]][[#facilityList]] with[[#facilities]] [[facility]][[/facilities]][[/facilityList]]. [[/lounges]]</i>',
  ),
  '__first-lounge.html': builtPage('first', '[[name]], [[place]]<img src="[[picture]]"/>'),
  '__first-lounge-pass-cart.html': builtPage('first', 'cart'),
  '__first-lounge-pass.html': builtPage('first', 'pass'),
  'products/item/lounge/index.html': builtPage('lounge pass'),
  'assets/app-1a2b.js': 'run()',
  'assets/shell-1a2b.html': builtPage('fallback', 'shell'),
  'sw.js': 'keepFiles()',
  'sw-off.js': 'removeFiles()',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'csp.json': JSON.stringify({
    'index.html': { script: [SCRIPT_HASH], style: [STYLE_HASH] },
    '__spa-fallback.html': { script: [STYLE_HASH], style: [] },
  }),
}

/** Writes files into a temporary folder and returns its path. */
export async function buildFolder(files = shopFolder): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'layover-web-'))
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true })
    await writeFile(join(root, name), content)
  }
  return root
}
