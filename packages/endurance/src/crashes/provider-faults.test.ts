import { testProviderFaults } from './provider-faults.test-kit.ts'

testProviderFaults({ purchases: 8 }, 7)
