import { type FileHandle, open } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { reach } from './hold.ts'

/** `before write` and `after write`, for each append to a file. */
const probe = await open(fileURLToPath(import.meta.url))
const handles = Object.getPrototypeOf(probe) as FileHandle
await probe.close()
const { appendFile } = handles

handles.appendFile = async function (this: FileHandle, ...args) {
  await reach('before write')
  await Reflect.apply(appendFile, this, args)
  await reach('after write')
}
