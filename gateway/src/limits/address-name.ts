import { isIPv6 } from 'node:net'

const GROUPS = 8
const NETWORK_GROUPS = 4

/** The network of an IPv6 address, written out; who has one address of it has all. */
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

/** Under which name an address is counted: an IPv4 address itself, of an IPv6 address the /64 that its owner is given. */
export function addressName(ip: string): string {
  // Asking whether a text is an IPv6 address is a large pattern; most addresses have no colon at all.
  if (!ip.includes(':')) return ip
  const plain = ip.startsWith('::ffff:') && ip.includes('.') ? ip.slice(7) : (ip.split('%', 1)[0] ?? '')
  return isIPv6(plain) ? `${network(plain)}::/64` : plain
}
