import { FormProblem } from '~/ui/form/server-errors'

type Request = {
  id: number
  /** The following call brings the password itself; only a second factor may be missing. */
  bringsPassword: boolean
  answer: (isFresh: boolean) => void
}

let current: Request | null = null
let lastId = 0
const listeners = new Set<() => void>()

/**
 * Asks the person to prove their identity again, unless they did recently. Resolves to false when they cancel. Needs
 * `<FreshSessionHost>`.
 */
export function ensureFresh({ bringsPassword = false } = {}): Promise<boolean> {
  current?.answer(false)
  lastId += 1
  const id = lastId
  return new Promise((resolve) => {
    set({
      id,
      bringsPassword,
      answer(isFresh) {
        if (current?.id === id) set(null)
        resolve(isFresh)
      },
    })
  })
}

/**
 * The same for a form: it stays unsent, and says so, when the person cancels.
 * @throws {FormProblem}
 */
export async function requireFresh(options?: { bringsPassword: boolean }): Promise<void> {
  if (await ensureFresh(options)) return
  throw new FormProblem('Nichts wurde gespeichert: Dafür bitte noch einmal ausweisen.')
}

/** For `useSyncExternalStore`. */
export function subscribeToFresh(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The request being answered, for `useSyncExternalStore`. */
export function currentFreshRequest(): Request | null {
  return current
}

function set(next: Request | null) {
  current = next
  for (const listener of listeners) listener()
}
