/** `scan-secrets.mjs [--history]`: ends with 1 where a tracked file, or any line ever committed, looks like a secret. */
import { execFileSync, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { secretPatterns } from './secret-patterns.mjs'

const any = new RegExp(secretPatterns.join('|'))

/** @returns {string[]} `file:line`, never the line itself */
function inFiles() {
  const patterns = secretPatterns.flatMap((pattern) => ['-e', pattern])
  try {
    const found = execFileSync('git', ['grep', '-nIE', ...patterns], { encoding: 'utf8', maxBuffer: 2 ** 26 })
    return found
      .trim()
      .split('\n')
      .map((line) => line.split(':').slice(0, 2).join(':'))
  } catch (error) {
    // git ends with 1 where it finds nothing.
    if (/** @type {{ status?: number }} */ (error).status === 1) return []
    throw error
  }
}

/** @returns {Promise<string[]>} `commit file` */
async function inHistory() {
  const log = spawn('git', ['log', '--all', '--patch', '--no-color', '--unified=0', '--format=commit %h'])
  const ended = new Promise((resolve) => log.once('close', resolve))
  const found = new Set()
  let [commit, file] = ['', '']
  for await (const line of createInterface({ input: log.stdout })) {
    if (line.startsWith('commit ')) commit = line.slice('commit '.length)
    else if (line.startsWith('+++ ')) file = line.slice('+++ b/'.length)
    else if (line.startsWith('+') && any.test(line)) found.add(`${commit} ${file}`)
  }
  if ((await ended) !== 0) throw new Error('git could not read the history')
  return [...found]
}

const places = process.argv.includes('--history') ? await inHistory() : inFiles()
for (const place of places) console.error(`looks like a secret: ${place}`)
process.exitCode = places.length === 0 ? 0 : 1
