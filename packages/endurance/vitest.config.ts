import { memberTests } from '../../vitest.member.ts'

export default memberTests('endurance', {
  // A server that is started again reads its whole database first, and an order is final seconds after that.
  testTimeout: 300_000,
  hookTimeout: 600_000,
})
