export { escapeHtml } from '@layover/rules/escape-html'

/** Writes a value as JSON that cannot end the script element around it. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
