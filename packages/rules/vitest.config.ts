import { memberTests } from '../../vitest.member.ts'

/** Many small files of pure functions: one process for all of them. */
export default memberTests('rules', { isolate: false })
