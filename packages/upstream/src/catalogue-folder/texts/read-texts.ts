import type { HelpTopics, LegalText } from '../../domain/catalogue.ts'
import type { Tell } from '../cells/fault.ts'
import { type FolderFiles, NETWORK } from '../files/folder-files.ts'
import type { NetworkFile, NetworkPlace } from '../tables/read-network.ts'
import { type ReadQuestion, readHelpGroup } from './read-help.ts'
import { LEGAL_TYPES, readLegalText } from './read-legal.ts'

/** Reads the help groups in the order of network.json. */
export function readHelp(
  files: FolderFiles,
  network: NetworkFile | undefined,
  place: NetworkPlace,
  tell: Tell,
): HelpTopics {
  const paths = [...files.keys()].filter((path) => path.startsWith('help/'))
  const read = new Map(paths.map((path) => [path, readHelpGroup(path, files.get(path) ?? '', tell)] as const))
  const order = network?.helpGroups ?? []
  for (const type of order)
    if (!read.has(`help/${type}.md`))
      tell(place('helpGroups', `names '${type}', and help/${type}.md is missing`))
  for (const path of paths)
    if (network !== undefined && !order.includes(path.slice('help/'.length, -'.md'.length)))
      tell({ file: path, message: `is not named by helpGroups in ${NETWORK}` })
  const groups = order.flatMap((type) => read.get(`help/${type}.md`) ?? [])
  const questions = groups.flatMap((each) => each.questions)
  tellRepeatedIds(questions, tell)
  const popularIds = network?.popularQuestions ?? []
  for (const id of popularIds)
    if (!questions.some((each) => each.id === id))
      tell(place('popularQuestions', `names '${id}', which no question has`))
  return {
    groups: groups.map(({ group }) => group),
    questions: questions.map(({ id, type, question, answer }) => ({ id, type, question, answer })),
    popularIds,
  }
}

function tellRepeatedIds(questions: readonly ReadQuestion[], tell: Tell): void {
  const first = new Map<string, ReadQuestion>()
  for (const each of questions) {
    const before = first.get(each.id)
    if (before === undefined) first.set(each.id, each)
    else
      tell({
        file: `help/${each.type}.md`,
        line: each.line,
        message: `the id '${each.id}' stands at help/${before.type}.md:${before.line} already`,
      })
  }
}

/** Reads the legal texts, of which none may be missing. */
export function readLegal(files: FolderFiles, tell: Tell): LegalText[] {
  for (const path of files.keys()) {
    const isKnown = LEGAL_TYPES.some((type) => path === `legal/${type}.md`)
    if (path.startsWith('legal/') && !isKnown)
      tell({ file: path, message: `the shop has no such page; its texts are ${LEGAL_TYPES.join(', ')}` })
  }
  return LEGAL_TYPES.flatMap((type) => {
    const file = `legal/${type}.md`
    const text = files.get(file)
    if (text !== undefined) return [readLegalText(file, text, tell)]
    tell({ file, message: 'is missing' })
    return []
  })
}
