import type { Finding } from './findings.ts'
import type { Fleet } from './fleet.ts'

const ERROR_LEVEL = 50

/** Lines of a server's output that are errors, or no log lines at all, such as a crash's. */
export function errorLines(output: string): string[] {
  return output.split('\n').filter((line) => {
    if (line.trim() === '') return false
    const level = Number(/^\{"level":(\d+)/.exec(line)?.[1] ?? Number.NaN)
    return !(level < ERROR_LEVEL)
  })
}

/** No server ended by itself, complained of an error of its own or left a rejection unhandled. */
export function logFindings({ gateways, upstreams, sandbox }: Fleet): Finding[] {
  const servers = [...gateways, ...upstreams, sandbox]
  const lines = servers.flatMap(({ output }) => errorLines(output))
  const running = servers.filter(({ pid }) => pid !== undefined)
  return [
    {
      promise: 'every server still runs',
      isKept: running.length === servers.length,
      found: `${running.length} of ${servers.length}`,
    },
    {
      promise: 'no log holds an error or a crash',
      isKept: lines.length === 0,
      found: `${lines.length} lines`,
    },
    ...lines.slice(0, 5).map((line) => ({ promise: `  ${line.slice(0, 200)}`, isKept: false, found: '' })),
  ]
}
