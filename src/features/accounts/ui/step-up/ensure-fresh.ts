import { FormProblem } from '~/ui/form/server-errors'
import { outsideState } from '~/ui/outside-state'
import { toast } from '~/ui/toast/toast-store'

/** Whether the person proved their identity, or why they could not be asked. */
export type Proof = boolean | { message: string }
type Options = {
  /** The following call brings the password itself; only a second factor may be missing. */
  bringsPassword?: boolean
}
type Request = Required<Options> & { id: number; answer: (proof: Proof) => void }

/** The request being answered. */
export const freshRequest = outsideState<Request | null>(null)
let lastId = 0

/**
 * Asks the person to prove their identity again, unless they did recently. Resolves to false when they cancel, or could
 * not be asked, which they are told. Needs `<FreshSessionHost>`.
 */
export async function ensureFresh(): Promise<boolean> {
  const proof = await ask({})
  if (typeof proof === 'boolean') return proof
  toast.show({ severity: 'error', title: 'Fehler', message: proof.message, life: 5000 })
  return false
}

/**
 * The same for a form: it stays unsent, and says why, when the person cancels or could not be asked.
 * @throws {FormProblem}
 */
export async function requireFresh(options: Options = {}): Promise<void> {
  const proof = await ask(options)
  if (proof === true) return
  throw new FormProblem(proof ? proof.message : 'Nichts wurde gespeichert: Dafür bitte noch einmal ausweisen.')
}

function ask({ bringsPassword = false }: Options): Promise<Proof> {
  freshRequest.get()?.answer(false)
  lastId += 1
  const id = lastId
  return new Promise((resolve) => {
    freshRequest.set({
      id,
      bringsPassword,
      answer(proof) {
        if (freshRequest.get()?.id === id) freshRequest.set(null)
        resolve(proof)
      },
    })
  })
}
