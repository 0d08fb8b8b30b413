import { z } from 'zod'
import { AppError } from './app-error.ts'

/** What became of a command for many: how often it was done, and each that could not be with the German reason. */
export type ManyOutcome = { done: number; failed: { id: string; message: string }[] }

/**
 * Runs a command once for each id, one after the other and each a transaction of its own: what a rule forbids is told,
 * the rest is done. An id given twice counts once.
 *
 * @throws whatever is not an AppError: a fault of ours ends the run
 */
export async function forEachId(ids: readonly string[], run: (id: string) => Promise<unknown>): Promise<ManyOutcome> {
  const failed: ManyOutcome['failed'] = []
  const distinct = new Set(ids)
  for (const id of distinct) {
    try {
      await run(id)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      failed.push({ id, message: error.message })
    }
  }
  return { done: distinct.size - failed.length, failed }
}

/** Rows chosen in a list of the platform's admins; a page of it holds fewer. */
export const chosenSchema = z.object({ ids: z.array(z.uuid()).min(1).max(100) })
