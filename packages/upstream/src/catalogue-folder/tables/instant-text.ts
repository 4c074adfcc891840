/** An instant as tables have it: without milliseconds where there are none. */
export function instantText(instant: string): string {
  return new Date(instant).toISOString().replace('.000Z', 'Z')
}
