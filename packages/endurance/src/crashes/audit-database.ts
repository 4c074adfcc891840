import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { type AuditedOrder, auditOrders } from '../harness/order-audit.ts'

/** Reads the database of a stack whose upstream has ended: every order, with its passes, places and payments. */
export async function auditDatabase(dataDir: string): Promise<AuditedOrder[]> {
  const database = await PGlite.create(join(dataDir, 'upstream', 'database'))
  const orders = await auditOrders(async (sql) => (await database.query(sql)).rows)
  await database.close()
  return orders
}
