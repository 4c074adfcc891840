import { type AtRule, type ChildNode, type Declaration, type Node, parse, type Rule } from 'postcss'
import { below, featureAt, type Identifier, isAboveFloor } from './compat-data.ts'

function isNew(path: string): boolean {
  const feature = featureAt(path)
  return feature !== undefined && isAboveFloor(feature)
}

/** Functions and units of values, wherever the data keeps them: a name is above the floor if all that bear it are. */
const valueNames = new Map<string, boolean>()

function noteTypes(feature: Identifier | undefined): void {
  for (const [name, inner] of below(feature)) {
    if (inner.__compat) valueNames.set(name, (valueNames.get(name) ?? true) && isAboveFloor(inner))
    noteTypes(inner)
  }
}
noteTypes(featureAt('css.types'))

function wordsOf(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, word = '']) => word.toLowerCase())
}

function newInDeclaration({ prop, value }: Declaration): string[] {
  if (prop.startsWith('-')) return []
  const property = `css.properties.${prop}`
  const words = wordsOf(value, /(?<![\w-])([a-z][a-z-]*)(?![\w(-])/gi).filter((word) =>
    isNew(`${property}.${word}`),
  )
  const functions = wordsOf(value, /(?<![\w-])([a-z][a-z-]*)\(/gi).filter((name) => valueNames.get(name))
  // A unit follows a whole number: `201D` of a range of letters and `#12345d` have none.
  const units = wordsOf(value, /(?<![\w#+-])[+-]?[\d.]+([a-z]+)\b/gi).filter((unit) => valueNames.get(unit))
  return [
    ...(isNew(property) ? [prop] : []),
    ...words.map((word) => `${prop}: ${word}`),
    ...functions.map((name) => `${name}()`),
    ...units.map((unit) => `1${unit}`),
  ]
}

function newInAtRule({ name, params }: AtRule): string[] {
  const rule = `css.at-rules.${name}`
  const features = wordsOf(params, /\(\s*([a-z-]+)/gi).filter((feature) => isNew(`${rule}.${feature}`))
  const hasRange = /[<>]/.test(params) && isNew(`${rule}.range_syntax`)
  return [
    ...(isNew(rule) ? [`@${name}`] : []),
    ...features.map((feature) => `@${name} (${feature})`),
    ...(hasRange ? [`@${name} with a range`] : []),
  ]
}

function newInRule({ selector, parent }: Rule): string[] {
  const pseudo = wordsOf(selector, /::?([a-z][a-z-]*)/gi).filter((name) => isNew(`css.selectors.${name}`))
  const isNested = parent?.type === 'rule' && isNew('css.selectors.nesting')
  return [...pseudo.map((name) => `:${name}`), ...(isNested ? ['nesting'] : [])]
}

/** A query of support says itself what happens without. */
function isGuarded(node: Node): boolean {
  const { parent } = node
  if (!parent) return false
  return (parent.type === 'atrule' && 'name' in parent && parent.name === 'supports') || isGuarded(parent)
}

function newIn(node: ChildNode): string[] {
  if (isGuarded(node)) return []
  if (node.type === 'decl') return newInDeclaration(node)
  if (node.type === 'atrule') return newInAtRule(node)
  return node.type === 'rule' ? newInRule(node) : []
}

/** What a built style sheet uses above the floor: `field-sizing`, `text-wrap: pretty`, `:open`, `@scope`. */
export function styleAboveFloor(css: string): string[] {
  const found = new Set<string>()
  parse(css).walk((node) => {
    for (const feature of newIn(node)) found.add(feature)
  })
  return [...found]
}
