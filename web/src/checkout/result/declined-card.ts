import { createContext } from 'react'

/** Whether a declined card waits in memory for 'Try again'; a reload drops it (P198). */
export const HasDeclinedCard = createContext(false)
