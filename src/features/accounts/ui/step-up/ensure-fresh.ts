import { FormProblem } from '~/ui/form/server-errors'
import { outsideState } from '~/ui/outside-state'

type Request = {
  id: number
  /** The following call brings the password itself; only a second factor may be missing. */
  bringsPassword: boolean
  answer: (isFresh: boolean) => void
}

/** The request being answered. */
export const freshRequest = outsideState<Request | null>(null)
let lastId = 0

/**
 * Asks the person to prove their identity again, unless they did recently. Resolves to false when they cancel. Needs
 * `<FreshSessionHost>`.
 */
export function ensureFresh({ bringsPassword = false } = {}): Promise<boolean> {
  freshRequest.get()?.answer(false)
  lastId += 1
  const id = lastId
  return new Promise((resolve) => {
    freshRequest.set({
      id,
      bringsPassword,
      answer(isFresh) {
        if (freshRequest.get()?.id === id) freshRequest.set(null)
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
