import { memberTests } from '../../vitest.member.ts'

export default memberTests('upstream-check', {
  include: ['{src,mutations,stub,tarball}/**/*.test.ts'],
  // No test leaves anything behind in its process, so that files share one and what they import.
  isolate: false,
  // The reference upstream's PGlite is WebAssembly: to optimize it takes longer than these tests need it.
  execArgv: ['--liftoff-only'],
})
