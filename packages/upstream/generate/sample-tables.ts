import { plans } from '../src/catalogue/sample/plans.ts'
import { sampleLanes } from '../src/catalogue/sample/sample-lanes.ts'
import { sampleLounges } from '../src/catalogue/sample/sample-lounges.ts'
import { walkUpPrice } from '../src/catalogue/sample/walk-up-price.ts'
import { TABLES } from '../src/catalogue-folder/files/folder-files.ts'
import { filesOf } from '../src/catalogue-folder/write-folder.ts'

/** The tables of the sample network by file name. Its texts and network.json are written by hand. */
export function sampleTables(): Map<string, string> {
  const files = filesOf(
    {
      airports: [],
      lounges: sampleLounges(),
      lanes: sampleLanes(),
      plans: plans(),
      walkUp: walkUpPrice,
      prices: [],
      discountCodes: [],
      legalTexts: [],
      helpTopics: { groups: [], questions: [], popularIds: [] },
    },
    [],
  )
  return new Map(TABLES.map((file) => [file, files.get(file) ?? '']))
}
