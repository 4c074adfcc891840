// Generated from contracts/openapi.json by `pnpm generate`. Do not edit.
/** The language that the shop speaks (P252). */
export const LANGUAGE = 'en-US'
