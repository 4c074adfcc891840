import { testBySample } from './sample.test-kit.ts'

// Eight: each kind once, and what is wrong in its meaning four times. One in twenty is a matter of endurance.
testBySample(80)
