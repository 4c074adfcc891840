import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'
import { lockFolder } from '@layover/server-kit/data-folder/folder-lock'
import { closeTree, makeOwnFolder } from '@layover/server-kit/data-folder/owner-only'
import { encodeLine, type LedgerEntry, type PaymentEntry, type RefundEntry } from './entry.ts'
import { LedgerWriteError } from './ledger-error.ts'
import { LedgerIndex } from './ledger-index.ts'
import { replay } from './replay.ts'

type Draft = Omit<PaymentEntry, 'sequence'> | Omit<RefundEntry, 'sequence'>

/** The durable, append-only record of every payment and refund. What it has answered survives a power cut. */
export class Ledger {
  readonly index = new LedgerIndex()
  readonly #file: FileHandle
  readonly #unlock: () => void
  #digest: string
  #tail: Promise<unknown> = Promise.resolve()
  /** Drafts that share the next flush, which begins once the one before it has ended. */
  #waiting: { readonly drafts: Draft[]; readonly written: Promise<void> } | undefined
  #isBroken = false

  private constructor(file: FileHandle, unlock: () => void, entries: readonly LedgerEntry[], digest: string) {
    this.#file = file
    this.#unlock = unlock
    this.#digest = digest
    for (const entry of entries) this.index.add(entry)
  }

  /**
   * Opens the ledger of a folder, which is made when missing, and cuts off a torn last line. Both are for their owner
   * alone.
   *
   * @throws FolderLockError when the folder is in use, DataFolderError when the ledger is damaged; nothing is changed
   *   then
   */
  static async open(folder: string): Promise<{ ledger: Ledger; tornBytes: number }> {
    makeOwnFolder(folder)
    const unlock = lockFolder(folder, 'ledger.lock')
    try {
      const path = join(folder, 'ledger.jsonl')
      const { entries, digest, goodBytes, tornBytes } = replay(path)
      const file = await open(path, 'a', 0o600)
      closeTree(path)
      if (tornBytes > 0) await file.truncate(goodBytes)
      await file.sync()
      await syncFolder(folder)
      return { ledger: new Ledger(file, unlock, entries, digest), tornBytes }
    } catch (error) {
      unlock()
      throw error
    }
  }

  /** False after a failed write: the disk's content is unknown until the file is read again. */
  get isSound(): boolean {
    return !this.#isBroken
  }

  /** Appends one payment or refund. Resolves when it is on the disk; rejects with LedgerWriteError otherwise. */
  append(draft: Draft): Promise<void> {
    if (this.#waiting !== undefined) {
      this.#waiting.drafts.push(draft)
      return this.#waiting.written
    }
    const drafts = [draft]
    const written = this.#tail.then(() => {
      this.#waiting = undefined
      return this.#write(drafts)
    })
    this.#waiting = { drafts, written }
    this.#tail = written.catch(() => undefined)
    return written
  }

  /** Finishes pending writes and unlocks the folder. */
  async close(): Promise<void> {
    await this.#tail
    await this.#file.close()
    this.#unlock()
  }

  async #write(drafts: readonly Draft[]): Promise<void> {
    if (this.#isBroken)
      throw new LedgerWriteError('A write failed earlier. Restart to read the ledger again.')
    let digest = this.#digest
    let lines = ''
    const entries = drafts.map((draft, at): LedgerEntry => ({ sequence: this.index.size + 1 + at, ...draft }))
    for (const entry of entries) {
      const encoded = encodeLine(entry, digest)
      digest = encoded.digest
      lines += `${encoded.line}\n`
    }
    try {
      await this.#file.appendFile(lines)
      await this.#file.sync()
    } catch (cause) {
      this.#isBroken = true
      const { code, message } = cause as NodeJS.ErrnoException
      // The log leaves causes out, and an operator has to know whether the disk is full.
      const why = `The ledger could not be written (${code ?? message}). Mend that and restart.`
      throw new LedgerWriteError(why, { cause })
    }
    this.#digest = digest
    for (const entry of entries) this.index.add(entry)
  }
}

/** Flushes the folder's list of names; a new file is not durable without it. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
