import { createServer, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'

/**
 * Serves the shop's frame around an empty body: its not-found page, which says one sentence. Lighthouse measures no page that
 * is answered with 404, so this one is answered with 200; everything else passes through as it is.
 * @param {string} shopUrl
 * @param {string} path of the page, which the shop does not know
 * @returns {Promise<{ baseUrl: string, close: () => void }>}
 */
export async function startFrameControl(shopUrl, path) {
  const { host, protocol } = new URL(shopUrl)
  const request = protocol === 'https:' ? requestSecure : requestPlain
  const server = createServer((incoming, response) => {
    const { method, headers, url } = incoming
    const passed = request(`${shopUrl}${url}`, { method, headers: { ...headers, host } }, (answer) => {
      response.writeHead(url === path ? 200 : (answer.statusCode ?? 502), answer.headers)
      answer.pipe(response)
    })
    // A browser that is closed breaks off what it still asks for.
    passed.on('error', () => response.destroy())
    incoming.pipe(passed)
  })
  await new Promise((listening) => server.listen(0, '127.0.0.1', () => listening(undefined)))
  const address = /** @type {import('node:net').AddressInfo} */ (server.address())
  return { baseUrl: `http://127.0.0.1:${address.port}`, close: () => void server.close() }
}
