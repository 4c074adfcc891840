import { mkdir, writeFile } from 'node:fs/promises'
import { generate } from './generate.ts'

const target = new URL('../src/generated/', import.meta.url)
await mkdir(target, { recursive: true })
for (const [name, text] of Object.entries(await generate())) await writeFile(new URL(name, target), text)
