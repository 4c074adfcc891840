import { testBySample } from './sample.test-kit.ts'

// Eight mutations: each kind once, and semantics four times. The endurance run takes one in twenty.
testBySample(80)
