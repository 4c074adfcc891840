import { LANGUAGE } from '@layover/api-client'
import { createSavedCopies } from './saved-copies.ts'

const MAX_PLACES = 20

/** The data of the airports and lounges that were opened last, by their path (P502). */
export const placeCopies = createSavedCopies<object>(`layover-places-1-${LANGUAGE}`, MAX_PLACES)
