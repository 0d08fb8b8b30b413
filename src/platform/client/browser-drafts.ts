/**
 * What people typed and the server does not have yet, in `localStorage`: nothing is lost, and nothing is kept longer
 * than needed. Every kind of draft is listed here; drafts are deleted at sign-out and when they expire, even if nobody
 * opens their page again. A browser that stores nothing (private window, full) is not an error.
 */
const KINDS = {
  posting: { prefix: 'stellwerk.posting.', days: 14 },
  'guest-application': { prefix: 'stellwerk-bewerbung-', days: 7 },
} as const

export type DraftKind = keyof typeof KINDS

const DAY = 24 * 60 * 60 * 1000

/**
 * Keeps a draft.
 * @param draft with the time it was kept, in milliseconds
 * @returns whether the browser stored it
 */
export function keepInBrowser(kind: DraftKind, id: string, draft: { savedAt: number }): boolean {
  try {
    localStorage.setItem(KINDS[kind].prefix + id, JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

/** What was kept, for a schema to check; null when there is nothing or it has expired. */
export function keptInBrowser(kind: DraftKind, id: string, now: number): unknown {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(KINDS[kind].prefix + id) ?? 'null')
    return isOver(kind, draft, now) ? null : draft
  } catch {
    return null
  }
}

/** Deletes one draft; may be repeated. */
export function forgetInBrowser(kind: DraftKind, id: string): void {
  forget((key) => key === KINDS[kind].prefix + id)
}

/** Nothing is left behind for the next person at this browser. */
export function forgetAllDrafts(): void {
  forget((key) => kindOf(key) !== undefined)
}

/**
 * Deletes expired drafts and those that cannot be read. Runs whenever the product is opened; drafts without a date
 * count from today.
 */
export function forgetOldDrafts(now: number): void {
  forget((key, text) => {
    const kind = kindOf(key)
    if (kind === undefined) return false
    try {
      const draft: unknown = JSON.parse(text)
      if (typeof draft !== 'object' || draft === null) return true
      if (savedAtOf(draft) === null) localStorage.setItem(key, JSON.stringify({ ...draft, savedAt: now }))
      return isOver(kind, draft, now)
    } catch {
      return true
    }
  })
}

function isOver(kind: DraftKind, draft: unknown, now: number): boolean {
  const savedAt = savedAtOf(draft)
  return savedAt !== null && now - savedAt > KINDS[kind].days * DAY
}

function savedAtOf(draft: unknown): number | null {
  if (typeof draft !== 'object' || draft === null || !('savedAt' in draft)) return null
  return typeof draft.savedAt === 'number' ? draft.savedAt : null
}

function kindOf(key: string): DraftKind | undefined {
  if (key.startsWith(KINDS.posting.prefix)) return 'posting'
  return key.startsWith(KINDS['guest-application'].prefix) ? 'guest-application' : undefined
}

function forget(isMeant: (key: string, text: string) => boolean): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (isMeant(key, localStorage.getItem(key) ?? '')) localStorage.removeItem(key)
    }
  } catch {
    // Storage is not available, so nothing was kept either.
  }
}
