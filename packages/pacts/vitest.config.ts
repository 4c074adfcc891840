import { memberTests } from '../../vitest.member.ts'

export default memberTests('pacts', {
  // Ninety meetings with a mock server each way are one test.
  testTimeout: 300_000,
})
