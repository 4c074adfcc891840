import { memberTests } from '../../vitest.member.ts'

// No test leaves anything behind in its process, so that files share one and what they import.
export default memberTests('site', { isolate: false })
