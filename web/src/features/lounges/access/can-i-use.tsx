import type { LoungeDetail } from '@layover/api-client'
import { type Access, type Flight, flightsFor, loungeAccess, type Stage } from '@layover/rules/lounge-access'
import { useState } from 'react'
import { Notice } from '../../../ui/card/notice.tsx'
import { Pills, type PillsProps } from '../../../ui/form/pills.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { FittingLounges } from './fitting-lounges.tsx'
import './can-i-use.css'

const STAGES: readonly { value: Stage; label: string }[] = [
  { value: 'departing', label: 'Departing' },
  { value: 'connecting', label: 'Connecting' },
  { value: 'arriving', label: 'Arriving' },
]

const ANSWERS: Record<Access['verdict'], { word: string; tone: 'good' | 'warn' | 'bad' }> = {
  yes: { word: 'Yes.', tone: 'good' },
  check: { word: 'Check first.', tone: 'warn' },
  no: { word: 'No.', tone: 'bad' },
}

type Answers = { terminal?: 'this' | 'other'; flight?: Flight; stage?: Stage }

/** The name of the group is what its pills answer, so it is seen too. */
function Question<Value extends string>(pills: PillsProps<Value>) {
  return (
    <div className="can-i-use__question">
      <p className="small soft" aria-hidden="true">
        {pills.label}
      </p>
      <Pills {...pills} />
    </div>
  )
}

/** Three taps that answer whether a traveller can reach this lounge (P482). An airport without terminals needs two. */
export function CanIUse({ lounge }: { lounge: LoungeDetail }) {
  const { terminal } = lounge
  const [answers, setAnswers] = useState<Answers>(terminal ? {} : { terminal: 'this' })
  const { flight, stage } = answers
  const trip = answers.terminal &&
    flight &&
    stage && { isSameTerminal: answers.terminal === 'this', flight, stage }
  const access = trip && loungeAccess(lounge, trip)
  return (
    <Section title="Can I use this lounge?" className="can-i-use">
      {terminal && (
        <Question
          label="Where your next flight leaves from"
          options={[
            { value: 'this', label: terminal },
            { value: 'other', label: 'Another terminal' },
          ]}
          value={answers.terminal}
          onChange={(chosen) => setAnswers({ ...answers, terminal: chosen })}
        />
      )}
      <Question
        label="Your flight"
        options={flightsFor(lounge).map((value) => ({ value, label: value }))}
        value={flight}
        onChange={(chosen) => setAnswers({ ...answers, flight: chosen })}
      />
      <Question
        label="You are"
        options={STAGES}
        value={stage}
        onChange={(chosen) => setAnswers({ ...answers, stage: chosen })}
      />
      <div role="status">
        {access && (
          <Notice tone={ANSWERS[access.verdict].tone}>
            <p>
              <b>{ANSWERS[access.verdict].word}</b> {access.reason}
            </p>
            {access.verdict === 'no' && <FittingLounges lounge={lounge} trip={trip} />}
          </Notice>
        )}
      </div>
    </Section>
  )
}
