import { useEffect, useReducer, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import type { Answer } from './answer.ts'
import type { LateDispatch } from './late-query.ts'
import { nextTask } from './next-task.ts'
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
    const wanted = latest.current
    if (key === undefined || wanted === undefined) return
    let isWanted = true
    const readIt = async () => {
      // The component is shown first.
      await nextTask()
      if (!isWanted) return
      const answer = await dispatch(pageRead(name, wanted))
      if (isWanted) setRead({ key, answer })
    }
    void readIt()
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
