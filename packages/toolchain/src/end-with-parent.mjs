/** Imported into each server that `supervise.mjs` starts: were its parent killed, ports and data would stay taken by nobody. */
process.channel?.unref()
if (process.connected === false) process.kill(process.pid, 'SIGTERM')
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
