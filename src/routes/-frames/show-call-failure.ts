import { isCallError } from '~/platform/client/call-error'
import { signalSessionChange } from '~/platform/client/session-signal'
import { toast } from '~/ui/toast/toast-store'

/** Duration of the toast of a failed call, milliseconds (specification section 8). */
const LIFE_MS = 5_000

/** An error passes the caller and then the mutation cache, and is shown once. */
const told = new WeakSet<Error>()

/**
 * The toast "Fehler" of a failed call, with its message; ignores other errors. Where the session is over, it is read
 * again: the page leads to the sign-in and back, and keeps what was typed.
 */
export function showCallFailure(error: unknown): void {
  if (!isCallError(error) || told.has(error)) return
  told.add(error)
  toast.show({ severity: 'error', title: 'Fehler', message: error.message, life: LIFE_MS })
  if (error.data?.code === 'UNAUTHORIZED') signalSessionChange()
}
