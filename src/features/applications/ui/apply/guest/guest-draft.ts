import { useHydrated } from '@tanstack/react-router'
import { useMemo } from 'react'
import { type GuestDraft, guestDraftSchema } from '~/features/applications/apply/apply-schema'
import { currentTime } from '~/lib/current-time'
import { forgetInBrowser, keepInBrowser, keptInBrowser } from '~/platform/client/browser-drafts'

/** Documents of an unsent application are deleted after a day; an hour is left for sending it. */
const DOCUMENTS_LAST = 23 * 60 * 60 * 1000

/**
 * The draft in this browser, or null; undefined during server rendering, which cannot know. It stays in the browser
 * until it is sent.
 */
export function useGuestDraft(jobPostingId: string): GuestDraft | null | undefined {
  const isBrowser = useHydrated()
  return useMemo(
    () => (isBrowser ? readDraft(jobPostingId, currentTime().getTime()) : undefined),
    [isBrowser, jobPostingId],
  )
}

/**
 * Stores a draft.
 * @returns whether the browser did
 */
export function keepGuestDraft(jobPostingId: string, draft: GuestDraft): boolean {
  return keepInBrowser('guest-application', jobPostingId, draft)
}

/** Deletes the draft of a posting. */
export function forgetGuestDraft(jobPostingId: string): void {
  forgetInBrowser('guest-application', jobPostingId)
}

function readDraft(jobPostingId: string, now: number): GuestDraft | null {
  const parsed = guestDraftSchema.safeParse(keptInBrowser('guest-application', jobPostingId, now))
  if (!parsed.success) {
    forgetGuestDraft(jobPostingId)
    return null
  }
  const { data } = parsed
  return now - data.savedAt > DOCUMENTS_LAST ? { ...data, attachments: [] } : data
}
