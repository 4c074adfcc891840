/** Loaded into a measured server: tells its parent how much processor time and memory it has taken, each time it is asked. */
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  const { maxRSS } = process.resourceUsage()
  process.send?.({
    userMs: user / 1000,
    systemMs: system / 1000,
    cpuMs: (user + system) / 1000,
    peakMb: maxRSS / 1024,
    rssMb: process.memoryUsage.rss() / 1_048_576,
  })
})
process.on('disconnect', () => process.exit(0))
