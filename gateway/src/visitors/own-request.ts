import type { FastifyRequest } from 'fastify'

/**
 * The remote address of the gateway's own requests. The address of a real connection is an IP, so no client can claim this
 * word.
 */
export const OWN_ADDRESS = 'gateway'

/** Whether the gateway itself sent a request for a page's head: it has no visitor, no cookie and no limit. */
export function isOwnRequest({ raw }: FastifyRequest): boolean {
  return raw.socket.remoteAddress === OWN_ADDRESS
}
