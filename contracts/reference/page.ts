import { createHash } from 'node:crypto'

/** Redoc as the page carries it: its program, and the licences of its parts. */
export interface Redoc {
  readonly program: string
  readonly licences: string
}

const OPTIONS = {
  expandResponses: '200',
  hideDownloadButtons: true,
  jsonSamplesExpandLevel: 3,
  pathInMiddlePanel: true,
  sortRequiredPropsFirst: true,
  theme: { colors: { primary: { main: '#12365c' } }, typography: { fontFamily: 'system-ui, sans-serif' } },
}

/** Redoc names the parts of a call by headings of level 5 below those of level 2; a screen reader would miss two. */
const HEADINGS = `
const level = () => { for (const each of document.querySelectorAll('h5')) each.ariaLevel = '3' }
new MutationObserver(level).observe(document.body, { childList: true, subtree: true })
`

/** Text between the tags of a script ends at no tag of its own. */
const inScript = (text: string) => text.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--')

/** Its footer shows a picture from another host, and the page fetches nothing. */
const withoutPicture = (program: string) =>
  program.replaceAll(
    /"https:\/\/cdn\.redoc\.ly\/[^"]+"/g,
    '"data:image/svg+xml,<svg xmlns=%27http://www.w3.org/2000/svg%27/>"',
  )

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/** One page that shows an OpenAPI document. It holds all that it needs, and its policy lets it fetch nothing. */
export function referencePage(document: { readonly info: { readonly title: string } }, redoc: Redoc): string {
  const data = JSON.stringify(document).replaceAll('<', '\\u003c')
  const scripts = [
    inScript(withoutPicture(redoc.program)),
    `${HEADINGS}Redoc.init(${data}, ${JSON.stringify(OPTIONS)}, document.getElementById('reference'))`,
  ]
  const policy = [
    "default-src 'none'",
    `script-src ${scripts.map(hashOf).join(' ')}`,
    "style-src 'unsafe-inline'",
    'img-src data:',
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${document.info.title}: reference of the API</title>
<style>body { margin: 0 }</style>
</head>
<body>
<main id="reference"><noscript>This page needs JavaScript. contracts/openapi.json says the same.</noscript></main>
${scripts.map((script) => `<script>${script}</script>`).join('\n')}
<!--
${redoc.licences.replaceAll('--', '- -')}
-->
</body>
</html>
`
}
