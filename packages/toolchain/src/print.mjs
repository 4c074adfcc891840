const started = performance.now()

/** One line of progress with the seconds since the command began. @param {string} text */
export function progress(text) {
  const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(6)
  console.log(`${seconds} s  ${text}`)
}

/** Ends the command with one readable line. @param {string} text @returns {never} */
export function fail(text) {
  console.error(`\n${text}\n`)
  process.exit(1)
}
