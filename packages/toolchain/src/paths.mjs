import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The checkout's root, whatever folder a command was called from. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

/** The root package.json, for the versions that it pins. */
export const manifest = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8'))

/** Where the build leaves the shop. */
export const WEB_ROOT = `${ROOT}web/dist/client`

/** Loaded into a server it ends it with the process that started it, however that one ends. */
export const WITH_PARENT = new URL('./end-with-parent.mjs', import.meta.url).href
