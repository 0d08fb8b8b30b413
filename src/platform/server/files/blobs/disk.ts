import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { glob, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { streamOf } from '../../stream-of.ts'
import { asNoRoom } from '../no-room.ts'
import type { Blobs, ByteSpan } from './blob-store.ts'
import { isMissing, unlessMissing } from './missing.ts'

const PIECE_BYTES = 64 * 1024
/** On the same disk as the files, so that taking one over is a rename. */
export const INCOMING = 'incoming'
/** Beside the folders of the files, so that it is not taken for a file. */
const MARK = 'installation.json'

/** Files in a folder of the data directory, outside the web root, readable only by this user. */
export function diskBlobs(dataDir: string, name: 'files' | 'keys' = 'files'): Blobs {
  const root = path.join(dataDir, name)
  // A stream that is still being written has a dot in its name; it is listed and removed like the others.
  const pathOf = (id: string) => path.join(root, id.includes('.') ? INCOMING : id.slice(-2), id)

  return {
    async write(id, content) {
      // Written directly to its place, because nobody knows of it before its row exists: writing aside and renaming
      // would cost a second sync.
      const file = pathOf(id)
      const handle = await inFolder(file, () => open(file, 'w', 0o600)).catch((error: unknown) => {
        throw asNoRoom(error)
      })
      try {
        await handle.writeFile(content)
        await handle.sync()
      } catch (error) {
        // An incomplete file would use up the little space left.
        await rm(file, { force: true }).catch(() => {})
        throw asNoRoom(error)
      } finally {
        await handle.close()
      }
      await syncFolder(path.dirname(file))
    },
    async adopt(id, file) {
      await inFolder(pathOf(id), () => rename(file, pathOf(id)))
      // The name must survive a power failure, too: the row that refers to it is on disk once it is committed.
      await syncFolder(path.dirname(pathOf(id)))
    },
    read: (id) => readFile(pathOf(id)),
    async open(id) {
      const file = pathOf(id)
      const { size } = await stat(file)
      return { size, read: (span = { start: 0, end: size - 1 }) => streamOf(readPieces(file, span)) }
    },
    remove: (id) => rm(pathOf(id), { force: true }),
    readMark: () => unlessMissing(readFile(path.join(root, MARK), 'utf8')),
    async writeMark(text) {
      // Complete or not at all: half a mark would look like another installation's.
      const next = path.join(root, `${MARK}.${randomUUID()}`)
      const handle = await inFolder(next, () => open(next, 'w', 0o600))
      try {
        await handle.writeFile(text)
        await handle.sync()
      } finally {
        await handle.close()
      }
      await rename(next, path.join(root, MARK))
      await syncFolder(root)
    },
    async *list() {
      for await (const file of glob('*/*', { cwd: root })) {
        const found = await stat(path.join(root, file)).catch(() => null)
        if (found?.isFile()) yield { id: path.basename(file), writtenAt: found.mtime }
      }
    },
  }
}

/** Runs work that needs the folder of `file`, which nearly always exists; creates it only when missing. */
async function inFolder<Result>(file: string, act: () => Promise<Result>): Promise<Result> {
  try {
    return await act()
  } catch (error) {
    if (!isMissing(error)) throw error
    const folder = path.dirname(file)
    const highest = await mkdir(folder, { recursive: true, mode: 0o700 })
    await syncFolder(path.dirname(highest ?? folder))
    return act()
  }
}

/** Names in a folder are on disk only when the folder is synced; Windows has no such call and needs none. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function* readPieces(file: string, { start, end }: ByteSpan): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  if (start <= end) yield* createReadStream(file, { start, end, highWaterMark: PIECE_BYTES })
}
