// Generated from contracts/openapi.json by `pnpm generate`. Do not edit.
/** Our own calls, which an upstream may lack (P212). */
export type Addition = 'order.find' | 'order.get' | 'order.mail' | 'order.pass' | 'order.status'
