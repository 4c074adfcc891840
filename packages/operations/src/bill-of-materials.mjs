/**
 * `bill-of-materials.mjs <member> [file]`: the parts of one server, as CycloneDX on standard output: its packages by the
 * lockfile and, from a file with lines `name version` (`dpkg-query -W`), those of its image's system.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cycloneDx } from './cyclone-dx.mjs'

const [member = '', systemFile] = process.argv.slice(2)
const args = ['--filter-prod', `@layover/${member}...`, 'licenses', 'list', '--prod', '--json']
const listed = JSON.parse(execFileSync('pnpm', args, { encoding: 'utf8', maxBuffer: 2 ** 26 }))
const system = systemFile === undefined ? '' : readFileSync(systemFile, 'utf8')
console.log(JSON.stringify(cycloneDx(`layover-${member}`, listed, system), null, 2))
