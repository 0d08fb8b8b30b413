import { AppError } from '../app-error.ts'
import { z } from '../zod.ts'

/** The result of a bulk command: how often it succeeded, and each failure with its German reason. */
export type ManyOutcome = { done: number; failed: { id: string; message: string }[] }

/**
 * Runs a command once for each id, one after the other, each in its own transaction: what a rule forbids is reported,
 * the rest is done. Duplicate ids count once.
 * @throws whatever is not an AppError: an error of ours ends the run
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

/** Rows selected in a list of the administration; a page has fewer. */
export const chosenSchema = z.object({ ids: z.array(z.uuid()).min(1).max(100) })
