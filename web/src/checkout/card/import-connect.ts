import { importPart } from '../../network/import-part.ts'

/** Loads the part with the provider's SDK, which is larger than the rest of the checkout. */
export const importConnect = () => importPart(() => import('./connect-sdk.ts'))
