import type { FastifyRequest } from 'fastify'

/**
 * Where questions of the gateway itself come from. A real connection's address is an IP, which nobody can choose to be
 * this word, so it cannot be claimed from outside.
 */
export const OWN_ADDRESS = 'gateway'

/** Sent by the gateway for a page's head: no visitor, no cookie, no limit. */
export function isOwnRequest({ raw }: FastifyRequest): boolean {
  return raw.socket.remoteAddress === OWN_ADDRESS
}
