import { z } from 'zod'
import { runTask, TaskFault } from '../../tasks/worker-task.ts'
import type { PdfFacts } from './open-pdf.ts'

const answerSchema = z.object({ isLocked: z.boolean(), pages: z.number().nullable() })

const LIMITS = { milliseconds: 15_000, megabytes: 256 }

/** The current one: strangers' PDFs wait for each other, so that they never use all cores. */
let turn: Promise<unknown> = Promise.resolve()

/**
 * Opens a stranger's PDF in a process of its own: ten megabytes of brackets keep a PDF reader busy for many seconds, and
 * two hundred bytes announce a table that fills any memory. One that takes too much counts as one that does not open.
 */
export async function pdfFacts(content: Uint8Array): Promise<PdfFacts> {
  const facts = turn.then(() => openedApart(content))
  turn = facts.catch(() => undefined)
  return facts
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
 */
export async function isLockedPdf(content: Uint8Array): Promise<boolean> {
  if (!Buffer.from(content.buffer, content.byteOffset, content.byteLength).includes('/Encrypt')) return false
  return (await pdfFacts(content)).isLocked
}
