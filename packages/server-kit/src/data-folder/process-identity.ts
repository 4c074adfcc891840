import { readFileSync } from 'node:fs'

/**
 * Distinguishes a process from a later one with the same id: its pid and, where the system has /proc, the moment it
 * was started. Without that a restarted container, whose server is always process 1, would look like its own past self.
 */
export function processIdentity(pid: number): string {
  return `${pid} ${startTime(pid)}`
}

/** Whether the process that an identity names still runs. */
export function isRunning(identity: string): boolean {
  const pid = Number(identity.split(' ')[0])
  // A killed process whose parent has not noticed it is a zombie: it holds nothing any more.
  return exists(pid) && statOf(pid)[0] !== 'Z' && processIdentity(pid) === identity
}

function startTime(pid: number): string {
  return statOf(pid)[19] ?? '-'
}

/** The fields of /proc/PID/stat from the third on, the state; none where the system has no /proc. */
function statOf(pid: number): string[] {
  try {
    // The second field may hold spaces and brackets, so counting starts behind its end.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return []
  }
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: the process exists, and belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
