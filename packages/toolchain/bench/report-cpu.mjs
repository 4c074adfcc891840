/** Loaded into a measured server: tells its parent how much processor time it has taken, each time it is asked. */
process.on('message', () => process.send?.(process.cpuUsage()))
process.on('disconnect', () => process.exit(0))
