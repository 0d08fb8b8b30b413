import { AppError } from '~/lib/app-error'
import { processLog } from '~/platform/server/process-log'

/**
 * Log lines that a program can watch for (ASVS 5, 16.3): who signed in or tried to, and what was refused for lack of
 * rights. Accounts appear by their id, and only when the caller has proved to know that account.
 */
type Event = {
  /** Of the request, whose own line has path and status. */
  id: string | null
  account: string | null
}

/** How somebody signs in. */
export type SignInWay = 'password' | 'code' | 'recovery-code' | 'passkey' | 'mail'

type SignIn = Event & {
  way: SignInWay
  /** `half`: the password was right and a code is required now. */
  outcome: 'done' | 'half' | 'refused'
  /** The code of the answer, when it was refused. */
  reason?: string
}

/** A sign-in, also a failed one. */
export function logSignIn({ id, account, way, outcome, reason }: SignIn): void {
  const line = { id, event: 'sign-in', way, outcome, reason: known(reason), account: account ?? undefined }
  if (outcome === 'refused') processLog().warn(line, 'sign-in')
  else processLog().info(line, 'sign-in')
}

/**
 * A missing right.
 * @param refusal.act what was requested: the name of a procedure, or a path of ours
 */
export function logRefusal({ id, account, act, reason }: Event & { act?: string; reason?: string }): void {
  processLog().warn({ id, event: 'refused', act, reason: known(reason), account: account ?? undefined }, 'refused')
}

/** Which missing right or proof this error refuses; null for every other error. */
export function refusedRight(error: unknown): string | null {
  if (!(error instanceof AppError)) return null
  const isRefusal = error.code === 'forbidden' || error.code === 'unauthenticated' || error.reason === 'wrongPassword'
  return isRefusal ? error.reason : null
}

/** Reasons are our own names or the library's; anything else is somebody's text. */
function known(reason: string | undefined): string | undefined {
  return reason !== undefined && /^\w{1,60}$/.test(reason) ? reason : undefined
}
