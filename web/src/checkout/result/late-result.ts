import { latePart } from '../../network/late-part.ts'

/** The code of a purchase's result, which its steps do without. */
export const lateResult = latePart(() => import('./result-part.ts'))
