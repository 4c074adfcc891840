import { PASSES_KEY } from '../../session/passes-key.ts'

/** Counts the orders of this device as `--saved-passes` for the first paint; without any, or without storage, nothing is set. */
export const savedPassesScript = `try{document.documentElement.style.setProperty('--saved-passes',JSON.parse(localStorage.getItem('${PASSES_KEY}')).passes.length)}catch{}`
