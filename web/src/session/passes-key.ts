/** Where this browser keeps its orders, an object with a list `passes`. */
export const PASSES_KEY = 'layover.passes'
