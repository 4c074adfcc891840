/** The version of the contract by semantic rules: a change that breaks a side counts the first number up. */
export const CONTRACT_VERSION = '1.0.0'
