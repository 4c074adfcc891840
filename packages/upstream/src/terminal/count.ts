/** A number with its noun. @param one the noun of one @returns such as '1 lane' or '2 lanes' */
export const count = (number: number, one: string) => `${number} ${one}${number === 1 ? '' : 's'}`
