import { below, compatData, featureAt, type Identifier, isAboveFloor } from './compat-data.ts'

/** The language's own classes; those of `Temporal` are called by names such as `year`, and it is a global itself. */
const BUILT_IN = below(featureAt('javascript.builtins'))
const NESTED = BUILT_IN.filter(([name]) => name === 'Intl' || name === 'WebAssembly').flatMap(([, inner]) =>
  below(inner),
)

/** The parts of a browser that a page of ours may call. Of others, such as `XRSession`, only the name is searched for. */
const OF_PAGES =
  /^(Abort|Animation|Blob|Clipboard|Crypto|CSS|DOM|Document|Element|Event|File|FormData|HTML|Headers|History|Location|Intersection|Mutation|Navigator|Node|Performance|Range|Request|Resize|Response|Selection|Shadow|Storage|Subtle|Text|URL|Window)/

const WINDOW = 'Window'

/** Shorter names are those of the compiler's own variables. */
const SHORTEST_NAME = 4

const globals = new Map<string, boolean>()
const members = new Map<string, boolean>()
const membersOf = new Map<string, boolean>()

/** A name is above the floor if everything that bears it is: an old feature cannot be told from a new one. */
function note(names: Map<string, boolean>, name: string, feature: Identifier): void {
  if (!feature.__compat?.status?.standard_track) return
  names.set(name, (names.get(name) ?? true) && isAboveFloor(feature))
}

/** `canParse_static` and `load_event` are names of the data; a script writes `canParse`, and reads no event. */
function membersIn(owner: string, feature: Identifier): [name: string, member: Identifier][] {
  return below(feature)
    .filter(([key]) => !key.endsWith('_event') && key !== owner)
    .map(([key, member]) => [key.replace(/_static$/, ''), member])
}

function isStatic(feature: Identifier, name: string): boolean {
  return Object.hasOwn(feature, `${name}_static`)
}

for (const [owner, feature] of [...below(compatData.api), ...BUILT_IN, ...NESTED]) {
  note(globals, owner, feature)
  for (const [name, member] of membersIn(owner, feature)) {
    note(membersOf, `${owner}.${name}`, member)
    if (owner === WINDOW) note(globals, name, member)
  }
}
for (const [owner, feature] of [
  ...below(compatData.api).filter(([name]) => OF_PAGES.test(name)),
  ...BUILT_IN,
  ...NESTED,
])
  for (const [name, member] of membersIn(owner, feature).filter(([name]) => !isStatic(feature, name)))
    note(members, name, member)

/** Whether a global such as `requestIdleCallback` or `URLPattern` is above the floor. */
export function isGlobalAboveFloor(name: string): boolean {
  return name.length >= SHORTEST_NAME && (globals.get(name) ?? false)
}

/** Whether a called member, such as `toSorted` of any value or `canParse` of `URL`, is above the floor. */
export function isMemberAboveFloor(name: string, owner = ''): boolean {
  return membersOf.get(`${owner}.${name}`) ?? members.get(name) ?? false
}
