/** Imported by a measured server: at each message it reports processor time and memory to the parent process. */
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  const { maxRSS } = process.resourceUsage()
  process.send?.({
    cpuMs: (user + system) / 1000,
    peakMb: maxRSS / 1024,
  })
})
process.on('disconnect', () => process.exit(0))
