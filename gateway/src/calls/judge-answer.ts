import { type CallDefinition, createAnswerJudge, type Judgement } from '@layover/contracts'
import { successBytes } from './success-bytes.ts'

interface Verdict extends Judgement {
  /** The answer for the shop, as well as the gateway can make it; undefined where it cannot. */
  readonly bytes: Buffer | undefined
}

type Judge = (body: Buffer, value: unknown) => Verdict

function failureBytes(value: unknown): Buffer {
  const { errorCode, message } = value as { errorCode?: unknown; message?: unknown }
  return Buffer.from(JSON.stringify({ state: 'failure', errorCode, message }))
}

function bytesOf(body: Buffer, value: unknown, judgement: Judgement): Buffer | undefined {
  const { verdict, isSuccess, errorCode, cleanData } = judgement
  const { state, data } = (value ?? {}) as { state?: unknown; data?: unknown }
  if (!isSuccess) {
    if (verdict !== 'broken') return failureBytes(value)
    return typeof state === 'string' ? failureBytes({ errorCode }) : undefined
  }
  if (verdict === 'valid') return successBytes(body, String(state), data)
  const clean = verdict === 'drifted' ? cleanData : data
  return clean === undefined ? undefined : Buffer.from(JSON.stringify({ state: 'success', data: clean }))
}

/** The verdict on an answer that is nested too deep to be copied or written. */
const UNFATHOMABLE: Verdict = {
  verdict: 'broken',
  isSuccess: false,
  bytes: undefined,
  violations: () => [
    { path: '$', expected: 'an answer that can be written again', got: 'one nested too deep' },
  ],
}

/** Compiles the contract of a call once, at start. The judge never throws, whatever the upstream sent. */
export function createJudge(call: CallDefinition): Judge {
  const judge = createAnswerJudge(call)
  return (body, value) => {
    try {
      const judgement = judge(value)
      return { ...judgement, bytes: bytesOf(body, value, judgement) }
    } catch {
      return UNFATHOMABLE
    }
  }
}
