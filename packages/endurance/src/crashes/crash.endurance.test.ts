import { testRounds } from './crash.test-kit.ts'
import { rounds } from './crash-points.ts'

testRounds(rounds)
