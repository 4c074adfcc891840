import { memberTests } from '../../vitest.member.ts'

/** Files share a process, and load what they have in common once. */
export default memberTests('card-sandbox', { isolate: false })
