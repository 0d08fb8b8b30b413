import { detectContentType } from '~/platform/server/files/content-type'
import { MAX_FILE_BYTES } from '~/platform/server/files/store'
import { refuseViruses } from '~/platform/server/files/virus-scan'
import { runTask, TaskFault } from '~/platform/server/tasks/worker-task'
import { resumeError } from '../../errors'
import { type ImportedResume, importedResumeSchema } from '../../schema'

const LIMITS = { milliseconds: 20_000, megabytes: 256 }
/** Concurrent tasks of this process, whose machine's memory it is; each may use half a gigabyte. */
const MAX_RUNNING = 3
const running = new Set<string>()

const REASONS = {
  unknown: 'importUnknown',
  empty: 'importEmpty',
  locked: 'importLocked',
  broken: 'importBroken',
  'too-large': 'importTooLarge',
} as const

/**
 * Reads a résumé from a document without storing anything: PDF (ours without loss), DOCX, JSON Resume, LinkedIn's
 * export, Europass, text.
 *
 * @param userId one document at a time, so that nobody takes all tasks
 * @throws AppError importUnknown, importEmpty, importLocked, importBroken, importTooLarge, importBusy, dropPhoto, those of `refuseViruses`
 */
export async function readImport(file: File, userId: string): Promise<ImportedResume> {
  if (file.size > MAX_FILE_BYTES) throw resumeError('importTooLarge')
  if (running.has(userId) || running.size >= MAX_RUNNING) throw resumeError('importBusy')
  running.add(userId)
  try {
    const content = new Uint8Array(await file.arrayBuffer())
    // Before a process is started for it.
    if (detectContentType(content)?.startsWith('image/')) throw resumeError('dropPhoto')
    await refuseViruses(content)
    const answer = await runTask('#resume-import-worker', { content }, LIMITS)
    const [, reason] = Object.entries(REASONS).find(([fault]) => fault === answer) ?? []
    if (reason) throw resumeError(reason)
    const read = importedResumeSchema.safeParse(answer)
    if (!read.success) throw resumeError('importBroken')
    return read.data
  } catch (error) {
    if (error instanceof TaskFault) throw resumeError('importBroken')
    throw error
  } finally {
    running.delete(userId)
  }
}
