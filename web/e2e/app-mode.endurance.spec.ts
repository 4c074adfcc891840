import { tellOfLinks } from './app-mode.ts'
import { PAGES } from './pages.ts'

tellOfLinks(PAGES)
