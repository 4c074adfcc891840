import type { Act, Answer } from '../stub/answer.ts'
import { replacing } from './build.ts'

/** How a report may call the place of an answer that did not come at all, or not whole. */
export const NO_ANSWER = ['response', 'body', 'connection']

const HTML = '<!doctype html><title>Sorry</title><h1>Something went wrong</h1>'

/** A web server's own page in place of an answer. */
export const page = (status: number): Answer => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: Buffer.from(HTML),
})

/** Changes every answer of the call. */
export const everyAnswer = (change: (answer: Answer) => Answer) => (): Act => replacing(change)
