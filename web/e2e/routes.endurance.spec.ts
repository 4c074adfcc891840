import { PAGES } from './pages.ts'
import { tellOf } from './routes.ts'

for (const page of PAGES) tellOf(page, ['@wide'])
