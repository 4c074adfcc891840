import { watchFile } from './close-with-file.test-kit.ts'

watchFile()
