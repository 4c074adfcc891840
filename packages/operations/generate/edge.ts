import { writeFileSync } from 'node:fs'
import { edgeFiles } from './edge-files.ts'

for (const [name, text] of Object.entries(await edgeFiles()))
  writeFileSync(new URL(`../edge/${name}`, import.meta.url), text)
