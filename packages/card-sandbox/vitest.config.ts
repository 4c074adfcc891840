import { memberTests } from '../../vitest.member.ts'

/** Files share a process, so that common modules load once. */
export default memberTests('card-sandbox', { isolate: false })
