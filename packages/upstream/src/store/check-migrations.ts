import { readMigrations, requireDeclarations } from './migrations.ts'

// Two branches may take the same number: each of them is right alone, and the servers stop only once both are merged.
requireDeclarations(readMigrations())
