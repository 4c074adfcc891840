import { memberTests } from '../../vitest.member.ts'

export default memberTests('server-kit')
