import { isIP } from 'node:net'
import { Refusal } from '@layover/server-kit/environment/variable'
import { splitList } from './list.ts'

const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal']

/** An address, a network such as 10.0.0.0/8, or one of the names that stand for well-known networks. */
function isProxy(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const version = isIP(address)
  if (NAMED_NETWORKS.includes(text)) return true
  if (version === 0 || more.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}

/** The proxies whose X-Forwarded-For is trusted. The list is explicit, since anybody can send this header. */
export function parseProxies(text: string): string[] | Refusal {
  const proxies = splitList(text)
  const wrong = proxies.filter((proxy) => !isProxy(proxy))
  if (wrong.length === 0) return proxies
  return new Refusal(
    ...wrong.map((proxy) => `expected an address or a network, got ${JSON.stringify(proxy)}`),
  )
}
