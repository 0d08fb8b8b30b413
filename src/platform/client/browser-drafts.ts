/**
 * What people typed and the server does not have yet, in `localStorage`: so that nothing is lost, and not for longer than
 * it is needed. Every kind of draft stands here; it goes when somebody signs out and when its days are over, also where
 * nobody opens its page again. A browser that keeps nothing (private window, full) is no reason to disturb anybody.
 */
const KINDS = {
  posting: { prefix: 'stellwerk.posting.', days: 14 },
  'guest-application': { prefix: 'stellwerk-bewerbung-', days: 7 },
} as const

export type DraftKind = keyof typeof KINDS

const DAY = 24 * 60 * 60 * 1000

/** Keeps a draft. @param draft with the moment of keeping, in milliseconds. @returns whether the browser keeps it */
export function keepInBrowser(kind: DraftKind, id: string, draft: { savedAt: number }): boolean {
  try {
    localStorage.setItem(KINDS[kind].prefix + id, JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

/** What was kept, for a schema to judge; null where there is nothing, or nothing that is still to be used. */
export function keptInBrowser(kind: DraftKind, id: string, now: number): unknown {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(KINDS[kind].prefix + id) ?? 'null')
    return isOver(kind, draft, now) ? null : draft
  } catch {
    return null
  }
}

export function forgetInBrowser(kind: DraftKind, id: string): void {
  forget((key) => key === KINDS[kind].prefix + id)
}

/** Whoever signs out leaves nothing behind for the next person at this browser. */
export function forgetAllDrafts(): void {
  forget((key) => kindOf(key) !== undefined)
}

/**
 * Forgets the drafts whose days are over, and what cannot be read. Asked whenever the product is opened; drafts from
 * before they said when they were kept begin their days now.
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
    // Then nothing was kept either.
  }
}
