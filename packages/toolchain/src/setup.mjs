/** Installs and builds, for those who start the servers in a way of their own. */
import { build, install, requireNode } from './prepare.mjs'

requireNode()
await install()
await build()
