/** `npm test`: brings its own package manager, installs what the lockfile names, then verifies everything. */
import { install, requireNode } from './prepare.mjs'

requireNode()
await install()
await import('./verify.mjs')
