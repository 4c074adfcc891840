import { memberTests } from '../../vitest.member.ts'

export default memberTests('mutation-harness', {
  // Opening the reference upstream seeds a whole catalogue, and each mutation is a whole check.
  testTimeout: 600_000,
  hookTimeout: 300_000,
  // After the crashes: both want the machine for themselves.
  sequence: { groupOrder: 4 },
})
