/** `npm test`: brings its own package manager, installs the packages of the lockfile, then verifies everything. */
import { install, requireNode } from './prepare.mjs'

requireNode()
await install()
await import('./verify.mjs')
