/** `pnpm build`: the servers and the shop, unless the sources are those of the last build. */
import { build } from './prepare.mjs'

await build()
