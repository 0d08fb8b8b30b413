import { AppError } from '~/lib/app-error'
import { processLog } from '~/platform/server/process-log'

/**
 * Lines of the log that a program can watch for (ASVS 5, 16.3): who signed in or tried to, and what was refused for want
 * of rights. Accounts stand in them by their id, and only where the caller has proved to know that account.
 */
type Event = {
  /** Of the request, whose own line has path and status. */
  id: string | null
  account: string | null
}

/** What somebody signs in with. */
export type SignInWay = 'password' | 'code' | 'recovery-code' | 'passkey' | 'mail'

type SignIn = Event & {
  way: SignInWay
  /** `half`: the password was right and a code is asked for now. */
  outcome: 'done' | 'half' | 'refused'
  /** The code of the answer, where it was refused. */
  reason?: string
}

/** A sign-in, also one in vain. */
export function logSignIn({ id, account, way, outcome, reason }: SignIn): void {
  const line = { id, event: 'sign-in', way, outcome, reason: known(reason), account: account ?? undefined }
  if (outcome === 'refused') processLog().warn(line, 'sign-in')
  else processLog().info(line, 'sign-in')
}

/** A right that somebody did not have. @param refusal.act what was asked for: the name of a procedure, or a path of ours */
export function logRefusal({ id, account, act, reason }: Event & { act?: string; reason?: string }): void {
  processLog().warn({ id, event: 'refused', act, reason: known(reason), account: account ?? undefined }, 'refused')
}

/** Whether this is the refusal of a right or of a proof, and which; null for every other error. */
export function refusedRight(error: unknown): string | null {
  if (!(error instanceof AppError)) return null
  const isRefusal = error.code === 'forbidden' || error.code === 'unauthenticated' || error.reason === 'wrongPassword'
  return isRefusal ? error.reason : null
}

/** Reasons are names of ours or of the library; anything else is somebody's text. */
function known(reason: string | undefined): string | undefined {
  return reason !== undefined && /^\w{1,60}$/.test(reason) ? reason : undefined
}
