import { useMemo, useSyncExternalStore } from 'react'
import { currentTime } from '~/lib/current-time'
import { GUEST_DAYS, type GuestDraft, guestDraftSchema } from '../apply-schema'

const DAY = 24 * 60 * 60 * 1000
/** Documents of an application that was not sent are deleted after a day; an hour is left for sending it. */
const DOCUMENTS_LAST = 23 * 60 * 60 * 1000

function keyOf(jobPostingId: string): string {
  return `stellwerk-bewerbung-${jobPostingId}`
}

/**
 * What was begun in this browser, or null; undefined as long as the page is the server's, which cannot know. Nothing of
 * it leaves the browser before it is sent.
 */
export function useGuestDraft(jobPostingId: string): GuestDraft | null | undefined {
  const isBrowser = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  return useMemo(
    () => (isBrowser ? readDraft(jobPostingId, currentTime().getTime()) : undefined),
    [isBrowser, jobPostingId],
  )
}

/** Keeps a draft; a browser that keeps nothing (private window, full) is no reason to disturb anybody. */
export function keepGuestDraft(jobPostingId: string, draft: GuestDraft): boolean {
  try {
    localStorage.setItem(keyOf(jobPostingId), JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

export function forgetGuestDraft(jobPostingId: string): void {
  try {
    localStorage.removeItem(keyOf(jobPostingId))
  } catch {
    // Then nothing was kept either.
  }
}

function readDraft(jobPostingId: string, now: number): GuestDraft | null {
  try {
    const parsed = guestDraftSchema.safeParse(JSON.parse(localStorage.getItem(keyOf(jobPostingId)) ?? 'null'))
    if (!parsed.success || now - parsed.data.savedAt > GUEST_DAYS * DAY) {
      forgetGuestDraft(jobPostingId)
      return null
    }
    const { data } = parsed
    return now - data.savedAt > DOCUMENTS_LAST ? { ...data, attachments: [] } : data
  } catch {
    return null
  }
}
