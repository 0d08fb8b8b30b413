import { AppError } from '../../../lib/app-error.ts'
import { Room } from './room.ts'

export type QueueLimits = {
  /** Pieces of work at once. */
  atOnce: number
  /** Bytes that wait or are worked on, of all and of one owner: they are in memory. */
  bytes: number
  bytesOfOne: number
}

/**
 * A queue for documents of strangers: each owner's are worked on one after the other, and those of all owners in turn, so
 * that nobody's hostile files hold up anybody else for longer than one of them takes. Each process has its own: what it
 * guards are the memory and the processors of its machine, which others do not share.
 * @returns a function that does the work when its turn comes; it throws AppError unavailable when too much waits
 */
export function fairQueue({ atOnce, bytes, bytesOfOne }: QueueLimits) {
  const room = new Room(atOnce)
  const owners = new Map<string, { bytes: number; last: Promise<unknown> }>()
  let held = 0
  return async <Result>(owner: string, size: number, work: () => Promise<Result>): Promise<Result> => {
    const own = owners.get(owner) ?? { bytes: 0, last: Promise.resolve() }
    if (held + size > bytes || own.bytes + size > bytesOfOne) throw tooMuch()
    held += size
    own.bytes += size
    owners.set(owner, own)
    const result = own.last.then(() => room.use(1, work))
    own.last = result.catch(() => undefined)
    try {
      return await result
    } finally {
      held -= size
      own.bytes -= size
      if (own.bytes === 0) owners.delete(owner)
    }
  }
}

function tooMuch(): AppError {
  return new AppError(
    'unavailable',
    'Gerade werden sehr viele Dokumente geprüft. Bitte in einer Minute noch einmal versuchen.',
    { reason: 'documentsWaiting' },
  )
}
