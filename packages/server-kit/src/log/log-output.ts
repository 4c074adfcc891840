import sonicBoom from 'sonic-boom'

const STANDARD_OUTPUT = 1

/** Some thousand lines for a disk without room. Lines beyond them are lost. */
const MAX_WAITING_BYTES = 1_000_000

/**
 * Writes each line to an open file at once. Where there is no room, lines wait for the next one that finds room, or are lost;
 * a closed pipe loses them all. Neither has another effect: no log is worth an order.
 */
export function logOutput(fd = STANDARD_OUTPUT): sonicBoom.SonicBoom {
  const file = new sonicBoom.SonicBoom({ fd, sync: true, maxLength: MAX_WAITING_BYTES })
  file.on('error', () => undefined)
  return file
}
