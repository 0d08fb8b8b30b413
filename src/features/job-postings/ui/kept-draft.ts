import { type JobPostingInput, jobPostingInputSchema } from '../schema'

/** Values of a posting that the server does not have yet, by the posting's id; `new` for one that was never sent. */
const PREFIX = 'stellwerk.posting.'

/** Keeps values in this browser, or forgets them with null. A full or forbidden storage keeps nothing. */
export function keepDraft(id: string, values: JobPostingInput | null): void {
  try {
    if (values === null) localStorage.removeItem(PREFIX + id)
    else localStorage.setItem(PREFIX + id, JSON.stringify(values))
  } catch {
    // Typing must go on; the state line still says that it is not saved.
  }
}

/** What was kept and still has the form of a posting; null when there is nothing. */
export function keptDraft(id: string): JobPostingInput | null {
  try {
    const text = localStorage.getItem(PREFIX + id)
    if (text === null) return null
    // An unfinished title is no reason to lose the rest.
    const parsed = jobPostingInputSchema.safeParse(withTitle(JSON.parse(text)))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

function withTitle(values: unknown): unknown {
  if (typeof values !== 'object' || values === null) return values
  const title = 'title' in values && typeof values.title === 'string' ? values.title : ''
  return { ...values, title: title.trim() === '' ? 'Ohne Titel' : title }
}
