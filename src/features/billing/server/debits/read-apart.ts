import { z } from 'zod'
import { runTask, TaskFault } from '~/platform/server/worker-task'
import { type BankFile, readBankFile } from './bank-file'

/** Characters that are read at once, within some ten milliseconds; a thread of its own takes longer to start. */
const SHORT = 200_000
const LIMITS = { milliseconds: 120_000, megabytes: 512 }

/** What our own thread answers with has been checked there. */
const answerSchema = z.custom<BankFile>((value) => typeof value === 'object' && value !== null).nullable()

/**
 * `readBankFile` for a file of any length: a long statement is ten megabytes of XML, and nobody else's request may wait
 * while they are taken apart.
 *
 * @returns null when it is none we can read
 */
export async function readBankFileApart(text: string): Promise<BankFile | null> {
  if (text.length <= SHORT) return readBankFile(text)
  try {
    return answerSchema.parse(await runTask('#bank-file-worker', { text }, LIMITS))
  } catch (error) {
    if (error instanceof TaskFault) return null
    throw error
  }
}
