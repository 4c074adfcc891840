import { memberTests } from '../vitest.member.ts'

/** Each file walks all calls; one process loads them once. */
export default memberTests('contracts', {
  include: ['src/**/*.test.ts', 'diff/**/*.test.ts', 'reference/**/*.test.ts'],
  isolate: false,
})
