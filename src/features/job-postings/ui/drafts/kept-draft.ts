import { emptyPosting } from '~/features/job-postings/empty-posting'
import { type JobPostingInput, jobPostingInputSchema } from '~/features/job-postings/schema'
import { currentTime } from '~/lib/current-time'
import { z } from '~/lib/zod'
import { forgetInBrowser, keepInBrowser, keptInBrowser } from '~/platform/client/browser-drafts'

export type KeptDraft = {
  /** Of the draft that it may have become, if only the answer was lost; null in copies of before. */
  id: string | null
  input: JobPostingInput
  /** The version it is based on: a newer one on the server is somebody else's work. */
  version: number | null
  /** The unpublished changes it is based on, if there were any. */
  revision: string | null
}

/**
 * Stores values of a posting in this browser that the server does not have yet, or deletes them with null.
 * @param place the posting's id; `new` for one that was never sent
 */
export function keepDraft(place: string, draft: KeptDraft | null): void {
  if (draft === null) forgetInBrowser('posting', place)
  else keepInBrowser('posting', place, { ...draft, savedAt: currentTime().getTime() })
}

/** The stored draft if it still has the form of a posting; null when there is none. */
export function keptDraft(place: string): KeptDraft | null {
  const kept = keptInBrowser('posting', place, currentTime().getTime())
  if (typeof kept !== 'object' || kept === null || !('input' in kept)) return null
  const parsed = writtenSchema.safeParse(completed(kept.input))
  const version = 'version' in kept && typeof kept.version === 'number' ? kept.version : null
  const revision = 'revision' in kept && typeof kept.revision === 'string' ? kept.revision : null
  const id = 'id' in kept ? (z.uuid().safeParse(kept.id).data ?? null) : null
  return parsed.success ? { id, input: parsed.data, version, revision } : null
}

/** Problems of a value, not of the form; the editor will report them again. */
const ABOUT_VALUES: ReadonlySet<string> = new Set(['custom', 'too_small', 'too_big', 'invalid_format'])

/** A posting, perhaps with values that the server refuses: one wrong address is no reason to lose the rest. */
const writtenSchema = z.custom<JobPostingInput>((kept) => {
  const { success, error } = jobPostingInputSchema.safeParse(kept)
  return success || error.issues.every(({ code }) => ABOUT_VALUES.has(code))
})

/** An unfinished title, or a cleared number, is no reason to lose the rest either. */
function completed(values: unknown): unknown {
  if (typeof values !== 'object' || values === null) return values
  const title = 'title' in values && typeof values.title === 'string' ? values.title : ''
  const { openings, promisedReplyDays } = emptyPosting({ name: null, email: null })
  return {
    ...values,
    title: title.trim() === '' ? 'Ohne Titel' : title,
    openings: 'openings' in values ? (values.openings ?? openings) : undefined,
    promisedReplyDays: 'promisedReplyDays' in values ? (values.promisedReplyDays ?? promisedReplyDays) : undefined,
  }
}
