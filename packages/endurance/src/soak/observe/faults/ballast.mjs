/** Memory that a server keeps and does not need; filled, so that it is resident. */
const ballast = Buffer.alloc(600 * 1024 * 1024, 1)

// Referred to as long as the process lives.
process.once('exit', () => ballast.at(0))
