import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { pnpm } from './pnpm.mjs'

const TYPES = /** @type {Record<string, string>} */ ({ '.html': 'text/html', '.js': 'text/javascript' })

/** @param {string} folder @returns {Map<string, { type: string, bytes: Buffer }>} compressed, as the shop's own files are */
function filesIn(folder) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => extname(name) in TYPES,
  )
  return new Map(
    names.map((name) => [
      `/${name.replace(/^index\.html$/, '')}`,
      { type: TYPES[extname(name)] ?? '', bytes: brotliCompressSync(readFileSync(join(folder, name))) },
    ]),
  )
}

/**
 * Builds and serves a bare page with the shop's libraries (`web/control`).
 * @param {string} folder an empty one, for the build
 * @returns {Promise<{ baseUrl: string, close: () => void }>}
 */
export async function startBareControl(folder) {
  const vite = ['--filter', '@layover/web', 'exec', 'vite', 'build', 'control', '--outDir', folder]
  if ((await pnpm(vite, { quiet: true })) !== 0) throw new Error('The control could not be built.')
  const files = filesIn(folder)
  const server = createServer(({ url = '/' }, response) => {
    const file = files.get(url)
    if (file) response.writeHead(200, { 'content-type': file.type, 'content-encoding': 'br' }).end(file.bytes)
    else response.writeHead(404).end()
  })
  await new Promise((listening) => server.listen(0, '127.0.0.1', () => listening(undefined)))
  const address = /** @type {import('node:net').AddressInfo} */ (server.address())
  return { baseUrl: `http://127.0.0.1:${address.port}`, close: () => void server.close() }
}
