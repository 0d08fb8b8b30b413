import { z } from 'zod'
import { runTask, TaskFault } from '../../worker-task.ts'
import { openPdf, type PdfFacts } from './open-pdf.ts'

const answerSchema = z.object({ isLocked: z.boolean(), pages: z.number().nullable() })

/**
 * Up to this many bytes a PDF is opened in this thread, which takes at most some fifty milliseconds; starting a thread
 * takes longer.
 */
const SHORT = 50_000
const LIMITS = { milliseconds: 15_000, megabytes: 256 }

/** The current one: strangers' PDFs wait for each other, so that they never use all cores. */
let turn: Promise<unknown> = Promise.resolve()

/**
 * Opens a stranger's PDF. Ten megabytes of brackets keep a PDF reader busy for many seconds, so long ones are opened in
 * a thread of their own; one that takes too long counts as one that does not open.
 */
export async function pdfFacts(content: Uint8Array): Promise<PdfFacts> {
  if (content.length <= SHORT) return openPdf(content)
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
