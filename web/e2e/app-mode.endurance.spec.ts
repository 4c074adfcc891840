import { testLinks } from './app-mode.ts'
import { PAGES } from './pages.ts'

testLinks(PAGES)
