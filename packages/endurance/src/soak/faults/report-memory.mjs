/** Loaded into a server that runs with --expose-gc: collects its garbage and tells what is left, each time it is asked. */
process.on('message', () => {
  for (let round = 0; round < 3; round += 1) globalThis.gc?.()
  const { heapUsed, external, rss } = process.memoryUsage()
  process.send?.({ heapMb: (heapUsed + external) / 1_048_576, rssMb: rss / 1_048_576 })
})
process.channel?.unref()
