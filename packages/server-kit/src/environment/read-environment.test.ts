import { expect, it } from 'vitest'
import { describeEnvironment } from './describe-environment.ts'
import { readEnvironment } from './read-environment.ts'
import { oneOf, optional, port, Refusal, text, wholeNumber } from './variable.ts'

const variables = {
  PORT: port('Port.', 3000),
  WAIT_MS: wholeNumber('Wait.', [10, 60_000], 500),
  MODE: oneOf('Mode.', ['strict', 'loose', 'off'], 'strict'),
  NAME: text('Name.', 'a word', /^\w+$/),
  FOLDER: optional(text('Folder.', 'a folder', /./)),
  EXTRAS: { ...text('Extras.', 'words', /^[\w,]*$/, { default: 'a,b' }), mayBeEmpty: true },
  KEY: {
    description: 'Key.',
    expected: 'an even key',
    secret: 'whole',
    parse: (given: string) => (given.length % 2 === 0 ? Buffer.from(given) : new Refusal('it is odd')),
  },
} as const

it('reads every variable as its own type, with defaults for absent and empty ones', () => {
  expect(readEnvironment(variables, { NAME: 'shop', KEY: 'hush', PORT: '', WAIT_MS: '10' })).toEqual({
    environment: {
      PORT: 3000,
      WAIT_MS: 10,
      MODE: 'strict',
      NAME: 'shop',
      FOLDER: undefined,
      EXTRAS: 'a,b',
      KEY: Buffer.from('hush'),
    },
  })
})

it('takes an empty text as given where a variable may be empty', () => {
  const read = readEnvironment(variables, { NAME: 'shop', KEY: 'hush', EXTRAS: '' })
  expect(read).toMatchObject({ environment: { EXTRAS: '' } })
})

it('reports every fault in one line, repeats no secret, and gives the values of all others', () => {
  const read = readEnvironment(variables, { PORT: '65536', WAIT_MS: '1e3', MODE: 'lax', KEY: 'hush!' })
  expect(read).toEqual({
    faults: [
      'PORT: expected a port from 0 to 65535, got "65536"',
      'WAIT_MS: expected a whole number from 10 to 60000, got "1e3"',
      'MODE: expected strict, loose or off, got "lax"',
      'NAME: expected a word, got nothing',
      'KEY: it is odd',
    ],
    found: { FOLDER: undefined, EXTRAS: 'a,b' },
  })
})

it('repeats of a refused text what fits into a line', () => {
  const LIST = { ...variables.KEY, parse: (given: string) => new Refusal(`${given} is unknown`) }
  const read = readEnvironment(
    { LIST, PORT: variables.PORT },
    { LIST: 'a\nb\u001b[2J', PORT: '1'.repeat(100_000) },
  )
  expect(read).toMatchObject({
    faults: [
      'LIST: a\\nb\\u001b[2J is unknown',
      expect.stringMatching(/^PORT: expected a port from 0 to 65535, got "1{400,500} …$/),
    ],
  })
})

it('describes the environment with its defaults, its files and no secret', () => {
  const source = { PORT: '', NAME: 'shop', KEY_FILE: '/run/secrets/key', EXTRAS: '' }
  expect(describeEnvironment(variables, source).split('\n')).toEqual([
    'PORT=3000  # default',
    'WAIT_MS=500  # default',
    'MODE=strict  # default',
    'NAME=shop',
    'FOLDER=  # default',
    'EXTRAS=',
    'KEY_FILE=/run/secrets/key',
    '',
  ])
  expect(describeEnvironment(variables, { NAME: 'shop', KEY: 'hush' })).toContain('KEY=hidden\n')
})
