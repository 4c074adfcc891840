import { createHash } from 'node:crypto'
import { allCalls, CONTRACT_VERSION, sortFields } from '@layover/contracts'

/** A version of the contract, and a digest of all definitions, which tells two states of one version apart. */
export interface Contract {
  readonly version: string
  readonly digest: string
}

/** The contract of this check. */
export const contract: Contract = {
  version: CONTRACT_VERSION,
  digest: createHash('sha256')
    .update(JSON.stringify(sortFields(allCalls)))
    .digest('hex')
    .slice(0, 12),
}

/** `contract 1.0.0 (0123456789ab)`. */
export const contractText = ({ version, digest }: Contract) => `contract ${version} (${digest})`
