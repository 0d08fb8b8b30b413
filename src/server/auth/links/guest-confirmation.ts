import { giveTurnBack, isHeldUp } from '~/features/accounts/server/limits/limits'
import type { GuestLinkProblem } from '~/features/applications/apply/guest-link'
import { confirmGuest } from '~/features/applications/server/commands/apply/guest-confirm'
import { noteRegistration } from '~/features/privacy/server/terms/consents'
import { AppError } from '~/lib/app-error'
import { currentTime } from '~/lib/current-time'
import { database } from '~/platform/server/database/db'
import { isFromHere, notAllowed, seeOther, tooLarge } from '~/platform/server/gate/own-form'
import { readWithin } from '~/platform/server/gate/read-within'
import { logFault } from '~/platform/server/log-fault'
import { requireRightClock } from '~/platform/server/own-clock'
import { sessionCookie } from './session-cookie'

/**
 * Answers the form behind the link of a guest's mail: sends the application and signs in people who have no other way
 * into the account yet. Only for a form on our own page; it works without JavaScript. Errors redirect to a page that
 * explains them.
 */
export async function confirmByForm(request: Request): Promise<Response> {
  const isOpened = request.method === 'GET' || request.method === 'HEAD'
  if (isOpened) return seeOther(pageOf(new URL(request.url).searchParams))
  if (request.method !== 'POST') return notAllowed()
  const body = await readWithin(request, MAX_FORM_BYTES)
  if (body === null) return tooLarge(request, '/api/apply')
  const form = new URLSearchParams(body)
  const here = pageOf(form)
  // Another site must not sign its visitors in as somebody.
  if (!isFromHere(request)) return seeOther(withProblem(here, 'elsewhere'))
  const caller = { address: request.headers.get('x-client-ip') }
  if (await isHeldUp(database().db, 'mail-link', caller)) return seeOther(withProblem(here, 'too-many'))
  try {
    // Checked first: the session made at the end uses better-auth's clock.
    await requireRightClock()
    const now = currentTime()
    const { applicationId, signIn } = await confirmGuest(
      { db: database().db, now, welcome: (tx, userId) => noteRegistration(tx, userId, now) },
      form.get('token') ?? '',
    )
    await giveTurnBack(database().db, 'mail-link', caller)
    if (signIn === null) return seeOther(here)
    return seeOther(`/app/applicant/applications?bewerbung=${applicationId}&neu=true`, await sessionCookie(signIn))
  } catch (error) {
    // The page itself explains an expired link, an ended posting, and an account that cannot be used.
    if (error instanceof AppError && error.code === 'unavailable') return seeOther(withProblem(here, 'fault'))
    if (error instanceof AppError)
      return seeOther(error.reason === 'answerMissing' ? withProblem(here, 'questions') : here)
    logFault(error, { path: '/api/apply', requestId: request.headers.get('x-request-id') })
    return seeOther(withProblem(here, 'fault'))
  }
}

const MAX_TOKEN = 100
/** A token and the name of its field. */
const MAX_FORM_BYTES = 1_000

/** The page of the link; without a token one that says that the link is invalid. */
function pageOf(form: URLSearchParams): string {
  return `/apply/confirm/${encodeURIComponent((form.get('token') || 'unvollstaendig').slice(0, MAX_TOKEN))}`
}

function withProblem(page: string, problem: GuestLinkProblem): string {
  return `${page}?problem=${problem}`
}
