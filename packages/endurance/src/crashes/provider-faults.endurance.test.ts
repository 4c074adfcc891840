import { testProviderFaults } from './provider-faults.test-kit.ts'

const { FAULT_MINUTES, FAULT_PURCHASES = 40, FAULT_SEED = 1 } = process.env
const length =
  FAULT_MINUTES === undefined ? { purchases: Number(FAULT_PURCHASES) } : { minutes: Number(FAULT_MINUTES) }

testProviderFaults(length, Number(FAULT_SEED))
