import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A verification result as it was published. */
interface Published {
  readonly providerApplicationVersion: string
  readonly success: boolean
}

/** The links of a Pact broker that a verifier follows, with one pact behind them. */
export interface Broker {
  readonly url: string
  readonly requests: readonly string[]
  readonly published: readonly Published[]
  readonly selectors: readonly unknown[]
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

function originOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const FOR_VERIFICATION = '/pacts/provider/{provider}/for-verification'
const PACTS = FOR_VERIFICATION.replace('{provider}', 'layover-upstream')
const BRANCH_VERSION = '/pacticipants/layover-upstream/branches/{branch}/versions/{version}'

/** Speaks as much of the broker's HAL as verifying and publishing need. @returns with a function that closes it */
export async function openBroker(pact: object, token: string): Promise<Broker & { close: () => void }> {
  const requests: string[] = []
  const published: Published[] = []
  const selectors: unknown[] = []
  const links = (paths: Record<string, string>) => {
    const entries = Object.entries(paths).map(([name, path]) => {
      return [name, { href: `${originOf(server)}${path}`, name, templated: path.includes('{') }] as const
    })
    return { _links: Object.fromEntries(entries) }
  }
  const replies: Record<string, (body: string) => object> = {
    'GET /': () => links({ 'pb:provider-pacts-for-verification': FOR_VERIFICATION }),
    [`GET ${PACTS}`]: () => links({ self: PACTS }),
    [`POST ${PACTS}`]: (body) => {
      selectors.push(
        ...(JSON.parse(body) as { consumerVersionSelectors: unknown[] }).consumerVersionSelectors,
      )
      const properties = { notices: [], pending: false }
      const found = {
        shortDescription: 'main',
        verificationProperties: properties,
        ...links({ self: '/pact' }),
      }
      return { _embedded: { pacts: [found] }, ...links({}) }
    },
    'GET /pact': () => ({
      ...pact,
      ...links({ 'pb:publish-verification-results': '/results', 'pb:provider': '/provider' }),
    }),
    'GET /provider': () => links({ 'pb:branch-version': BRANCH_VERSION }),
    'POST /results': (body) => {
      published.push(JSON.parse(body) as Published)
      return links({ self: '/results/1' })
    },
  }
  const server = createServer(async (request, response) => {
    const name = `${request.method} ${request.url}`
    const body = await textOf(request)
    requests.push(name)
    const isAllowed = request.headers.authorization === `Bearer ${token}`
    response.writeHead(isAllowed ? 200 : 401, { 'content-type': 'application/hal+json' })
    response.end(JSON.stringify(isAllowed ? (replies[name]?.(body) ?? links({})) : {}))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return { url: originOf(server), requests, published, selectors, close: () => void server.close() }
}
