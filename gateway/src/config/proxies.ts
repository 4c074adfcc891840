import { isIP } from 'node:net'
import { splitList } from '@layover/contracts'
import { Refusal } from '@layover/server-kit/environment/variable'

/** The widest networks, in bits. A wider one has visitors in it, who could then choose their own address. */
const LEAST_BITS = { 4: 8, 6: 16 }

const MOST_BITS = { 4: 32, 6: 128 }

const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal']

/** An address, a network such as 10.0.0.0/8, or one of the names that stand for well-known networks. */
function isProxy(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const version = isIP(address)
  if (NAMED_NETWORKS.includes(text)) return true
  if ((version !== 4 && version !== 6) || more.length > 0) return false
  if (bits === undefined) return true
  return /^\d{1,3}$/.test(bits) && Number(bits) >= LEAST_BITS[version] && Number(bits) <= MOST_BITS[version]
}

/** The proxies whose X-Forwarded-For is trusted. The list is explicit, since anybody can send this header. */
export function parseProxies(text: string): string[] | Refusal {
  const proxies = splitList(text)
  const wrong = proxies.filter((proxy) => !isProxy(proxy))
  if (wrong.length === 0) return proxies
  return new Refusal(
    ...wrong.map(
      (proxy) =>
        `expected an address, or a network of at least 8 bits (IPv6: 16), got ${JSON.stringify(proxy)}`,
    ),
  )
}
