import { PGlite, type PGliteOptions } from '@electric-sql/pglite'

/** PGlite clears its buffers at each start. By default they are 128 MB, which takes longer than all else of a start. */
const BUFFERS = 'shared_buffers=16MB'

/** Opens a PGlite with buffers of the size that one server needs; without a folder it is in memory. */
export async function openPglite(
  options: Pick<PGliteOptions, 'dataDir' | 'loadDataDir'> = {},
): Promise<PGlite> {
  return await PGlite.create({ ...options, startParams: [...PGlite.defaultStartParams, '-c', BUFFERS] })
}
