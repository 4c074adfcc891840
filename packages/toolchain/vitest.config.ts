import { memberTests } from '../../vitest.member.ts'

export default memberTests('toolchain', { include: ['{bench,lighthouse}/*.test.mjs', 'src/**/*.test.mjs'] })
