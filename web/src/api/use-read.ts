import { useEffect, useReducer, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import type { Answer } from './answer.ts'
import type { LateDispatch } from './late-query.ts'
import { cachedReply, pageRead } from './page-read.ts'
import type { Question, ReadName, Reply } from './reads.ts'

type Read<Data> = {
  readonly data: Data | undefined
  readonly hasFailed: boolean
  readonly readAgain: () => void
}

/**
 * A component's read, on a page that comes without RTK Query. What is cached shows at once.
 *
 * @param question undefined while there is none
 */
export function useRead<Name extends ReadName>(
  name: Name,
  question: Question<Name> | undefined,
): Read<Reply<Name>> {
  const dispatch = useDispatch<LateDispatch>()
  const key = question && JSON.stringify(question)
  const latest = useRef(question)
  latest.current = question
  const [turn, readAgain] = useReducer((count: number) => count + 1, 0)
  const [read, setRead] = useState<{ key: string; answer: Answer<Reply<Name>> }>()
  useEffect(() => {
    if (key === undefined || latest.current === undefined) return
    let isWanted = true
    dispatch(pageRead(name, latest.current)).then((answer) => {
      if (isWanted) setRead({ key, answer })
    })
    return () => {
      isWanted = false
    }
  }, [dispatch, name, key, turn])
  const answer = read?.key === key ? read?.answer : undefined
  return {
    data: answer?.data ?? (question && dispatch(cachedReply(name, question))),
    hasFailed: answer?.error !== undefined,
    readAgain: () => {
      setRead(undefined)
      readAgain()
    },
  }
}
