import type { ReadFault } from '~/features/resumes/server/import/read-document'
import { refuseViruses } from '~/platform/server/files/virus-scan'
import { fairQueue } from '~/platform/server/tasks/fair-queue'
import { runTask, TaskFault } from '~/platform/server/tasks/worker-task'
import { adDraftError } from '../errors'
import { MAX_AD_FILE_BYTES } from '../schema'
import { MAX_AD_TEXT } from '../split/lines'

const LIMITS = { milliseconds: 15_000, megabytes: 256 }
/** For people without an account: nobody waits for another one's files. */
const inTurn = fairQueue({ atOnce: 2, bytes: 100_000_000, bytesOfOne: 3 * MAX_AD_FILE_BYTES })

const REASONS: Record<ReadFault, 'fileUnknown' | 'fileEmpty' | 'fileLocked' | 'fileBroken' | 'fileTooLarge'> = {
  unknown: 'fileUnknown',
  empty: 'fileEmpty',
  locked: 'fileLocked',
  broken: 'fileBroken',
  'too-large': 'fileTooLarge',
}

/**
 * The text of an ad in a file (PDF, DOCX, text), without storing the file.
 * @throws AppError fileUnknown, filePicture, fileEmpty, fileLocked, fileTooLarge, fileBroken, unavailable when too many wait, those of `refuseViruses`
 * @param owner whose files wait for each other
 */
export async function readAdFile(file: File, owner: string): Promise<string> {
  if (file.size > MAX_AD_FILE_BYTES) throw adDraftError('fileTooLarge')
  return inTurn(owner, file.size, () => readInTurn(file))
}

async function readInTurn(file: File): Promise<string> {
  try {
    const content = new Uint8Array(await file.arrayBuffer())
    if (isPicture(content)) throw adDraftError('filePicture')
    await refuseViruses(content)
    const answer = await runTask('#resume-import-worker', { content, as: 'text' }, LIMITS)
    const fault = Object.entries(REASONS).find(([name]) => name === answer)
    if (fault) throw adDraftError(fault[1])
    const text = typeof answer === 'object' && answer !== null && 'text' in answer ? answer.text : null
    if (typeof text !== 'string') throw adDraftError('fileBroken')
    return text.slice(0, MAX_AD_TEXT)
  } catch (error) {
    if (error instanceof TaskFault) throw adDraftError('fileBroken')
    throw error
  }
}

/** JPEG, PNG, GIF, WebP, HEIC by their first bytes. */
function isPicture(content: Uint8Array): boolean {
  const head = Buffer.from(content.subarray(0, 12)).toString('latin1')
  return /^(?:\xff\xd8\xff|\x89PNG|GIF8|RIFF....WEBP|....ftyphei)/s.test(head)
}
