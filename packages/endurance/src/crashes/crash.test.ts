import { testRounds } from './crash.test-kit.ts'
import { type CrashPoint, type Round, rounds } from './crash-points.ts'

function roundNamed(name: string): Round {
  const found = rounds.find((round) => round.name === name)
  if (found === undefined) throw new Error(`no round is named ‘${name}’`)
  return found
}

/** Whoever stands there leaves the database to the others. */
const isOutsideDatabase = ({ route }: CrashPoint) => route.every((event) => !event.includes(' query '))

const upstream: Round = {
  name: 'the upstream dies',
  victims: ['upstream'],
  points: [
    ...roundNamed('the upstream dies in createOrder').points.filter(isOutsideDatabase),
    ...roundNamed('the upstream dies in confirm').points,
  ],
}

// Each server dies once; both calls, declines and the recovery are met. All rounds are a matter of endurance.
testRounds([roundNamed('the gateway dies'), upstream, roundNamed('the card sandbox dies')])
