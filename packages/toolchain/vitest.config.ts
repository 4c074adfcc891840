import { memberTests } from '../../vitest.member.ts'

export default memberTests('toolchain', { include: ['src/**/*.test.mjs', 'lighthouse/*.test.mjs'] })
