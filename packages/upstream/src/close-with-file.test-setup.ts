import { afterAll } from 'vitest'
import { closeOpen } from './close-with-file.test-kit.ts'

afterAll(closeOpen)
