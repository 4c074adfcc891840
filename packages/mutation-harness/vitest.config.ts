import { memberTests } from '../../vitest.member.ts'

export default memberTests('mutation-harness', {
  // The reference upstream's PGlite is WebAssembly: to optimize it takes longer than these tests need it.
  execArgv: ['--liftoff-only'],
})
