import { memberTests } from '../../vitest.member.ts'

export default memberTests('pacts', {
  // Ninety meetings with a mock server each way, on a machine that may be busy.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  maxWorkers: 2,
  sequence: { groupOrder: 3 },
})
