import { testBySample } from './sample.test-kit.ts'

testBySample(20)
