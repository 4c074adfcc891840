import { memberTests } from '../../vitest.member.ts'

export default memberTests('api-client', { include: ['src/**/*.test.ts', 'generate/**/*.test.ts'] })
