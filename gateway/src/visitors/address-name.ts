import { isIPv6, SocketAddress } from 'node:net'

const GROUPS = 8

/** The first 16-bit groups of an IPv6 address, written out. */
function firstGroups(address: string, count: number): string {
  const [head = '', tail] = address.split('::')
  const groups = (text: string) => text.split(':').filter(Boolean)
  const front = groups(head)
  const back = groups(tail ?? '')
  const zeros = tail === undefined ? 0 : Math.max(0, GROUPS - front.length - back.length)
  const all = [...front, ...Array<string>(zeros).fill('0'), ...back]
  return all
    .slice(0, count)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

/** Some proxies write the port of the connection behind an address: each connection would be an address of its own. */
const WITH_PORT = /^(?:\[([^\]]+)\]|([^:]+))(?::\d+)?$/

/** An IPv4 address that came as IPv6, as Node spells it, each connection of a server on `::` among them. */
const MAPPED = /^::ffff:([\d.]+)$/
/** Other spellings, some without a dot: all of IPv4 would be one /64. */
const LIKE_MAPPED = /^[0:]+:ffff:/i

function unmapped(address: string): string {
  const four = MAPPED.exec(address)?.[1]
  if (four !== undefined) return four
  if (!LIKE_MAPPED.test(address) || !isIPv6(address)) return address
  return MAPPED.exec(new SocketAddress({ address, family: 'ipv6' }).address)?.[1] ?? address
}

/** An IPv4 address that came as IPv6 is written as IPv4. A zone is cut off, and a port. */
function plainAddress(ip: string): string {
  const [, six, four] = WITH_PORT.exec(ip) ?? []
  const [address = ''] = (six ?? four ?? ip).split('%', 1)
  return unmapped(address)
}

/**
 * The name under which an address is counted: the IPv4 address itself, or the /64 network of an IPv6 address, whose owner
 * has all addresses in it.
 */
export function addressName(ip: string): string {
  // `isIPv6` is slow, and most addresses have no colon.
  if (!ip.includes(':')) return ip
  const plain = plainAddress(ip)
  return isIPv6(plain) ? `${firstGroups(plain, 4)}::/64` : plain
}

/** The network of an address: the /24 of an IPv4 address, or the /48 of an IPv6 address (P380). */
export function networkName(ip: string): string {
  const plain = ip.includes(':') ? plainAddress(ip) : ip
  return isIPv6(plain) ? `${firstGroups(plain, 3)}::/48` : plain.replace(/\.\d+$/, '.0/24')
}
