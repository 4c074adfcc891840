/** An address of a visitor, for an edge to name: one of 254 that RFC 5737 keeps for documentation. */
export function someAddress(): string {
  return `192.0.2.${1 + Math.floor(Math.random() * 254)}`
}
