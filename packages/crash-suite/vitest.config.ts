import { memberTests } from '../../vitest.member.ts'

export default memberTests('crash-suite', {
  // A server that is started again reads its whole database first, which takes a busy machine half a minute.
  testTimeout: 120_000,
  hookTimeout: 600_000,
  maxWorkers: 2,
  sequence: { groupOrder: 2 },
})
