const { CONTROL_URL: served } = process.env
if (!served) throw new Error('CONTROL_URL is missing: `pnpm bench:browser` serves the control and sets it.')

/** A page with React and its router and nothing else (`web/control`). */
export const CONTROL_URL = served
