import { PAGES } from './pages.ts'
import { testRoute } from './routes.ts'

for (const page of PAGES) testRoute(page, ['@wide'])
