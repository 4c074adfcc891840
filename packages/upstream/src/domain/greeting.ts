/** The greeting of a mail to a buyer; a membership's bears no name (P158). */
export function greeting({ firstName }: { readonly firstName: string }): string {
  return firstName === '' ? 'Hello,' : `Hello ${firstName},`
}
