import { randomUUID } from 'node:crypto'

const FRESH = /(?<=contract-check-)[0-9a-f]{8}(?=@example\.com)/g

/** The address of nobody else: upstreams limit what one address may do, and a check must not be bounded by the one before. */
export const freshMailbox = (): string => `contract-check-${randomUUID().slice(0, 8)}@example.com`

/** A quoted text for a shell, which puts a text of its own into each address that the check made. */
export const withFreshMailboxes = (quoted: string, own: string): string =>
  quoted.replaceAll(FRESH, () => `'${own}'`)
