import { parseAst, transformWithOxc } from 'vite'
import { featureAt, isAboveFloor } from './compat-data.ts'
import { buildTargets, FLOOR } from './floor.ts'
import { isGlobalAboveFloor, isMemberAboveFloor } from './script-names.ts'

type Node = { readonly type: string; readonly [field: string]: unknown }

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

function childrenOf(node: Node): Node[] {
  return Object.values(node).flat().filter(isNode)
}

function nameOf(value: unknown): string | undefined {
  if (!isNode(value) || value.type !== 'Identifier') return undefined
  return typeof value.name === 'string' ? value.name : undefined
}

const CLASS = /^[A-Z]/

/** The feature that a call uses: `URL.canParse(…)`, `.toSorted(…)` of a value, `requestIdleCallback(…)`, `new URLPattern(…)`. */
function calledBy(callee: Node): string | undefined {
  const global = nameOf(callee)
  if (global) return isGlobalAboveFloor(global) ? global : undefined
  const [name, owner] = [nameOf(callee.property), nameOf(callee.object)]
  return name && callee.computed === false && isMemberAboveFloor(name, owner) ? name : undefined
}

/** The compiler leaves these in regular expressions as they are. */
const PATTERNS = [
  ['lookbehind_assertion', /\(\?<[=!]/],
  ['modifier', /\(\?[ims-]+:/],
] as const

function patternIn(regex: Node[string]): string | undefined {
  const pattern = typeof regex === 'object' && regex && 'pattern' in regex ? String(regex.pattern) : ''
  return PATTERNS.find(([name, sign]) => {
    const feature = featureAt(`javascript.regular_expressions.${name}`)
    return sign.test(pattern) && feature && isAboveFloor(feature)
  })?.[0]
}

function usedBy({ type, callee, object, regex }: Node): string | undefined {
  if (regex) return patternIn(regex)
  if (type === 'CallExpression' || type === 'NewExpression')
    return isNode(callee) ? calledBy(callee) : undefined
  const owner = nameOf(object) ?? ''
  return CLASS.test(owner) && isGlobalAboveFloor(owner) ? owner : undefined
}

function collect(node: Node, found: Set<string>): void {
  const name = usedBy(node)
  if (name) found.add(name)
  for (const child of childrenOf(node)) collect(child, found)
}

/** The names of features above the floor in a built script. */
function namesIn(code: string): string[] {
  const found = new Set<string>()
  for (const statement of parseAst(code).body) collect({ ...statement }, found)
  return [...found]
}

/** Whether the compiler would lower something for the floor. */
async function hasNewSyntax(code: string, file: string): Promise<boolean> {
  const print = async (target: string[]) =>
    (await transformWithOxc(code, file, { target, sourcemap: false })).code
  return (await print(['esnext'])) !== (await print(buildTargets(FLOOR)))
}

/** What a built script needs above the floor: names of features, and 'syntax' where the compiler would lower some. */
export async function scriptAboveFloor(code: string, file: string): Promise<string[]> {
  const names = namesIn(code)
  return (await hasNewSyntax(code, file)) ? [...names, 'syntax'] : names
}
