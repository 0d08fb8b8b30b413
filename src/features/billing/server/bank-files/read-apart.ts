import { z } from 'zod'
import { runTask, TaskFault } from '~/platform/server/tasks/worker-task'
import { type BankReading, isZip, readBankFile } from './read-bank-file'

/**
 * Up to this many bytes a file is read in this thread, within some ten milliseconds; starting a process takes longer.
 */
const SHORT = 200_000
const LIMITS = { milliseconds: 120_000, megabytes: 512 }

/** The task's answer has been validated there. */
const answerSchema = z.custom<BankReading>((value) => typeof value === 'object' && value !== null)

/**
 * `readBankFile` for files of any length: a long statement is ten megabytes of XML, an archive several times more, and
 * other requests must not wait for it.
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
