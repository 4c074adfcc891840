/** Words that may contain an address, a number, a quoted name, a token or a ciphertext. */
const REVEALING = /"[^"]*(?:"|$)|'[^']*'|`[^`]*(?:`|$)|\S*\d(?:[ -]?\d){11,}\S*|\S*@\S*|\S*\d{5,}\S*|\S{24,}/g

const FRAME = /^ {4}at /

/** An error as it is logged: its message without quotes, its frames and its code. Other properties are left out. */
interface PlainError {
  readonly [name: string]: unknown
  readonly type: string
  readonly message: string
  readonly stack: string
}

/** Removes personal data from an error: a parser's message quotes its input, and a driver's error carries its request. */
export function plainError(error: unknown): PlainError {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'something else was thrown', stack: '' }
  const { name, message, stack = '' } = error
  const { code } = error as NodeJS.ErrnoException
  const frames = stack.split('\n').filter((line) => FRAME.test(line))
  return {
    type: name,
    message: message.slice(0, 500).replaceAll(REVEALING, '…'),
    stack: frames.join('\n'),
    ...(typeof code === 'string' && { code }),
  }
}
