import { answerOf } from './answer.ts'
import type { LateDispatch } from './late-query.ts'
import { pageRead } from './page-read.ts'
import type { Question, ReadName, Reply } from './reads.ts'

/** A loader's read: the cached answer where there is one, else a new one. Its failures are those of `answerOf`. */
export function load<Name extends ReadName>(
  { dispatch }: { dispatch: LateDispatch },
  name: Name,
  question: Question<Name>,
): Promise<Reply<Name> | null> {
  return answerOf(dispatch(pageRead(name, question)))
}
