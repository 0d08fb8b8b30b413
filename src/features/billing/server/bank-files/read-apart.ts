import { z } from 'zod'
import { runTask, TaskFault } from '~/platform/server/worker-task'
import { type BankReading, isZip, readBankFile } from './read-bank-file'

/** Bytes that are read at once, within some ten milliseconds; a thread of its own takes longer to start. */
const SHORT = 200_000
const LIMITS = { milliseconds: 120_000, megabytes: 512 }

/** What our own thread answers with has been checked there. */
const answerSchema = z.custom<BankReading>((value) => typeof value === 'object' && value !== null)

/**
 * `readBankFile` for a file of any length: a long statement is ten megabytes of XML, an archive as many times more, and
 * nobody else's request may wait while they are taken apart.
 */
export async function readBankFileApart(name: string, bytes: Uint8Array): Promise<BankReading> {
  if (bytes.length <= SHORT && !isZip(bytes)) return readBankFile(name, bytes)
  try {
    return answerSchema.parse(await runTask('#bank-file-worker', { name, bytes }, LIMITS))
  } catch (error) {
    if (!(error instanceof TaskFault)) throw error
    return { fault: 'Diese Datei ist zu umfangreich. Bitte laden Sie bei der Bank kürzere Zeiträume herunter.' }
  }
}
