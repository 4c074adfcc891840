const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g
const STYLESHEET = /<link rel="stylesheet" href="([^"]+)"\/>/g
const START = /<script type="module" async="">([\s\S]*?)<\/script>/

/**
 * Edits a built page so that it paints before any of its JavaScript is asked for:
 * style sheets move into the page (the link stays, for print only, because React looks for it), the preloads go,
 * and the app starts after the first frame. `readFile` answers the text behind an address of the page.
 */
export function paintFirst(html: string, readFile: (address: string) => string): string {
  const preloads = [...html.matchAll(PRELOAD)].map(([, address = '']) => address)
  const start = START.exec(html)?.[1]
  if (start === undefined)
    throw new Error('The page has no start script: the router emits another shape now.')
  return html
    .replaceAll(PRELOAD, '')
    .replaceAll(STYLESHEET, (_, address: string) => {
      const css = readFile(address).trim()
      if (css.includes('</style')) throw new Error(`${address} would end its own style element.`)
      return `<style>${css}</style><link rel="stylesheet" href="${address}" media="print"/>`
    })
    .replace(START, () => `<script type="module">${startAfterPaint(start, preloads)}</script>`)
}

/**
 * The router's start script imports statically, which nothing can delay or catch. Ours asks for all modules at once
 * after the first frame, and tells the boot script when one does not come (P78; 120 s as for any lazy part).
 */
function startAfterPaint(script: string, preloads: string[]): string {
  const manifest = only(script, /import "([^"]+)";/)
  const entry = only(script, /import\("([^"]+)"\);/)
  const names = only(script, /__reactRouterRouteModules = (\{[^}]*\});/)
  const routes = [...script.matchAll(/import \* as (route\w+) from "([^"]+)";/g)]
  // A route whose loader comes in a part of its own is put together from its parts.
  const merged = [...script.matchAll(/const route\d+ = \{[^}]*\};/g)].join('')
  const variables = routes.map(([, name]) => name).join(',')
  const addresses = JSON.stringify([manifest, ...routes.map(([, , address]) => address)])
  return [
    '(document.hidden?setTimeout:requestAnimationFrame)(()=>setTimeout(()=>{',
    'if(window.layoverStopped)return;',
    `for(const href of ${JSON.stringify(preloads)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));`,
    'const late=setTimeout(()=>layoverBootFailed(),120000);',
    `Promise.all(${addresses}.map((part)=>import(part))).then(([,${variables}])=>{`,
    `${merged}window.__reactRouterRouteModules=${names};return import("${entry}")`,
    '}).catch(()=>layoverBootFailed()).finally(()=>clearTimeout(late))',
    '}))',
  ].join('')
}

function only(script: string, pattern: RegExp): string {
  const found = pattern.exec(script)?.[1]
  if (found === undefined)
    throw new Error(`The router's start script has no ${pattern}: it has another shape now.`)
  return found
}

/** The addresses that a page asks for before anything else, its fonts. */
export function preloadedBy(html: string): string[] {
  return [...html.matchAll(/<link rel="preload" href="([^"]+)"/g)].map(([, address = '']) => address)
}
