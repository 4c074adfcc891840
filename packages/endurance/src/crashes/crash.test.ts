import { testRounds } from './crash.test-kit.ts'
import { type CrashPoint, type Round, rounds } from './crash-points.ts'

function roundNamed(name: string): Round {
  const found = rounds.find((round) => round.name === name)
  if (found === undefined) throw new Error(`no round is named ‘${name}’`)
  return found
}

/** Points that are outside of any transaction, so that the others can use the database. */
const isOutsideDatabase = ({ route }: CrashPoint) => route.every((event) => !event.includes(' query '))

const upstream: Round = {
  name: 'the upstream dies',
  victims: ['upstream'],
  points: [
    ...roundNamed('the upstream dies in createOrder').points.filter(isOutsideDatabase),
    ...roundNamed('the upstream dies in confirm').points,
  ],
}

// Each server is killed once, in both calls, in declines and in the recovery. The endurance run has all rounds.
testRounds([roundNamed('the gateway dies'), upstream, roundNamed('the card sandbox dies')])
