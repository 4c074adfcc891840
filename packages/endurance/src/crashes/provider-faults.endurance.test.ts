import { testProviderFaults } from './provider-faults.test-kit.ts'

testProviderFaults(Number(process.env.FAULT_PURCHASES ?? 40), Number(process.env.FAULT_SEED ?? 1))
