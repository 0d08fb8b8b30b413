import { z } from 'zod'
import { fairQueue } from '../../tasks/fair-queue.ts'
import { runTask, TaskFault } from '../../tasks/worker-task.ts'
import type { PdfFacts } from './open-pdf.ts'

const answerSchema = z.object({ isLocked: z.boolean(), pages: z.number().nullable() })

const LIMITS = { milliseconds: 15_000, megabytes: 256 }

/**
 * Ten files of ten megabytes are one application's. Two at once, so that they never use all cores; who has many waits for
 * their own.
 */
const inTurn = fairQueue({ atOnce: 2, bytes: 220_000_000, bytesOfOne: 110_000_000 })

/**
 * Opens a stranger's PDF in a process of its own: ten megabytes of brackets keep a PDF reader busy for many seconds, and
 * two hundred bytes announce a table that fills any memory. One that takes too much counts as one that does not open.
 * @param owner whose it is: an account, an address, or what it is opened for; their files wait for each other
 * @throws AppError unavailable when too many wait
 */
export async function pdfFacts(content: Uint8Array, owner: string): Promise<PdfFacts> {
  return inTurn(owner, content.length, () => openedApart(content))
}

async function openedApart(content: Uint8Array): Promise<PdfFacts> {
  try {
    return answerSchema.parse(await runTask('#pdf-facts-worker', { content }, LIMITS))
  } catch (error) {
    if (error instanceof TaskFault) return { isLocked: false, pages: null }
    throw error
  }
}

/**
 * Whether a PDF asks for a password before it opens. One that only forbids printing or copying opens without. Only
 * encrypted documents are opened to find out.
 * @param owner as above
 * @throws AppError as above
 */
export async function isLockedPdf(content: Uint8Array, owner: string): Promise<boolean> {
  if (!Buffer.from(content.buffer, content.byteOffset, content.byteLength).includes('/Encrypt')) return false
  return (await pdfFacts(content, owner)).isLocked
}
