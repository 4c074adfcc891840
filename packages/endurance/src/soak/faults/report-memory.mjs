/** Imported by a server that runs with --expose-gc: at each message it collects garbage and reports the memory. */
process.on('message', () => {
  for (let round = 0; round < 3; round += 1) globalThis.gc?.()
  const { heapUsed, external, rss } = process.memoryUsage()
  process.send?.({ heapMb: (heapUsed + external) / 1_048_576, rssMb: rss / 1_048_576 })
})
process.channel?.unref()
