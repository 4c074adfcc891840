import { testProviderFaults } from './provider-faults.test-kit.ts'

testProviderFaults(8, 7)
