/** Words in which somebody's address, number, name after a quote, token or ciphertext may hide. */
const TELLING = /"[^"]*"|'[^']*'|`[^`]*`|\S*@\S*|\S*\d{5,}\S*|\S{24,}/g

const FRAME = /^ {4}at /

/** An error as it is logged: the message without anything it may quote, and where it was thrown. Nothing else that hangs on it. */
interface PlainError {
  readonly [name: string]: unknown
  readonly type: string
  readonly message: string
  readonly stack: string
}

/** Of an error what helps to find it. A parser's message quotes what it read, and a driver's error carries its request. */
export function plainError(error: unknown): PlainError {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'something else was thrown', stack: '' }
  const { name, message, stack = '' } = error
  const { code } = error as NodeJS.ErrnoException
  const frames = stack.split('\n').filter((line) => FRAME.test(line))
  return {
    type: name,
    message: message.slice(0, 500).replaceAll(TELLING, '…'),
    stack: frames.join('\n'),
    ...(typeof code === 'string' && { code }),
  }
}
