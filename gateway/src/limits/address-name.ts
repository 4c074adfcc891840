import { isIPv6 } from 'node:net'

const GROUPS = 8
const NETWORK_GROUPS = 4

/** The /64 network of an IPv6 address, written out. Its owner has all addresses in it. */
function network(address: string): string {
  const [head = '', tail] = address.split('::')
  const groups = (text: string) => text.split(':').filter(Boolean)
  const front = groups(head)
  const back = groups(tail ?? '')
  const zeros = tail === undefined ? 0 : Math.max(0, GROUPS - front.length - back.length)
  const all = [...front, ...Array<string>(zeros).fill('0'), ...back]
  return all
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

/** The name under which an address is counted: the IPv4 address itself, or the /64 network of an IPv6 address. */
export function addressName(ip: string): string {
  // `isIPv6` is slow, and most addresses have no colon.
  if (!ip.includes(':')) return ip
  const plain = ip.startsWith('::ffff:') && ip.includes('.') ? ip.slice(7) : (ip.split('%', 1)[0] ?? '')
  return isIPv6(plain) ? `${network(plain)}::/64` : plain
}
