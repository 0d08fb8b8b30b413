import { giveTurnBack, isHeldUp, typedFrom } from '~/features/accounts/server/limits/limits'
import { noteRegistration } from '~/features/privacy/server/terms/consents'
import { dropProblemOf } from '~/features/resumes/drop-problems'
import type { DropProblem } from '~/features/resumes/drop-search'
import { dropAccountSchema, dropMailSchema } from '~/features/resumes/schema'
import { askForAccount, copyForAccount, takeOverDrop } from '~/features/resumes/server/drops/drop-account'
import { forgetDrop } from '~/features/resumes/server/drops/drops'
import { DROP_MINUTES, readDrop } from '~/features/resumes/server/drops/read-drop'
import { AppError } from '~/lib/app-error'
import { currentTime } from '~/lib/current-time'
import { uuidParam } from '~/lib/search-params'
import type { SessionUser } from '~/platform/client/session-user'
import { database } from '~/platform/server/database/db'
import { admitForm } from '~/platform/server/gate/admit-form'
import { isFromHere, notAllowed, seeOther, tooLarge } from '~/platform/server/gate/own-form'
import { readWithin } from '~/platform/server/gate/read-within'
import { logFault } from '~/platform/server/log-fault'
import { requireRightClock } from '~/platform/server/own-clock'
import { createContext } from '../../requests/context'
import { dropCookie, dropTokenIn } from './drop-cookie'
import { sessionCookie } from './session-cookie'

const HITS = '/lebenslauf-treffer'
const MAX_FORM_BYTES = 4_000

/** What a form about a dropped résumé does, by the last part of its address. */
const ACTS: Readonly<Record<string, (request: Request) => Promise<Response>>> = {
  read: takeFile,
  delete: deleteNow,
  account: mailLink,
  confirm: makeAccount,
}

/**
 * Answers the forms around a dropped résumé: reading it, deleting it, asking for an account, making it. Plain forms of
 * our own pages, which work without JavaScript; a script that asks for JSON gets the problem as a word.
 */
export async function answerDropForm(request: Request, act: string): Promise<Response> {
  if (request.method === 'GET' || request.method === 'HEAD') return seeOther(HITS)
  const answer = Object.hasOwn(ACTS, act) ? ACTS[act] : undefined
  if (request.method !== 'POST' || !answer) return notAllowed()
  if (!isFromHere(request)) return failed(request, 'fault')
  try {
    return await answer(request)
  } catch (error) {
    if (error instanceof AppError) return failed(request, dropProblemOf(error.reason))
    logFault(error, { path: `/api/resume-drop/${act}`, requestId: request.headers.get('x-request-id') })
    return failed(request, 'fault')
  }
}

async function takeFile(request: Request): Promise<Response> {
  const { db } = database()
  const clientIp = request.headers.get('x-client-ip')
  if (await isHeldUp(db, 'resume-drop', { address: clientIp })) return failed(request, 'too-many')
  const admitted = admitForm(request)
  if ('refusal' in admitted) return failed(request, 'missing')
  const file = (await admitted.request.formData()).get('file')
  if (!(file instanceof File) || file.size === 0) return failed(request, 'missing')
  const token = await readDrop({ db, now: currentTime(), clientIp }, file)
  const before = dropTokenIn(request.headers)
  if (before) await forgetDrop(db, before)
  const cookie = dropCookie(token, DROP_MINUTES * 60)
  if (!wantsJson(request)) return seeOther(HITS, cookie)
  return Response.json({ problem: null }, { headers: { 'set-cookie': cookie, 'cache-control': 'no-store' } })
}

async function deleteNow(request: Request): Promise<Response> {
  const token = dropTokenIn(request.headers)
  if (token) await forgetDrop(database().db, token)
  return seeOther(`${HITS}?geloescht=true`, dropCookie('', 0))
}

async function mailLink(request: Request): Promise<Response> {
  const form = await readForm(request)
  if (!form) return tooLarge(request, '/api/resume-drop/account')
  const own = await createContext(request.headers).sessionUser()
  if (own) return takeAlong(request, own, form.stelle)
  const input = dropMailSchema.safeParse(form)
  if (!input.success) return seeOther(`${HITS}?konto=adresse#konto`)
  const { db } = database()
  const { email } = input.data
  const clientIp = request.headers.get('x-client-ip')
  if (await isHeldUp(db, 'resume-account', typedFrom(email, clientIp))) return seeOther(`${HITS}?konto=zu-oft#konto`)
  const ctx = { db, now: currentTime(), clientIp }
  const isOnItsWay = await askForAccount(ctx, dropTokenIn(request.headers), input.data)
  return seeOther(`${HITS}?konto=${isOnItsWay ? 'unterwegs' : 'zu-oft'}#konto`)
}

/** Whoever is signed in needs no mail: the page for checking opens at once. */
async function takeAlong(request: Request, { id, type, email }: SessionUser, stelle: string | undefined) {
  if (type !== 'APPLICANT') return seeOther(HITS)
  const caller = { address: request.headers.get('x-client-ip'), account: id }
  if (await isHeldUp(database().db, 'resume-account', caller)) return failed(request, 'too-many')
  const jobPostingId = uuidParam(stelle) ?? null
  const token = dropTokenIn(request.headers)
  const link = await copyForAccount(database().db, currentTime(), token, { email, jobPostingId })
  return seeOther(`/lebenslauf-konto/${link}`)
}

async function makeAccount(request: Request): Promise<Response> {
  const form = await readForm(request)
  if (!form) return tooLarge(request, '/api/resume-drop/confirm')
  const input = dropAccountSchema.safeParse(form)
  const here = `/lebenslauf-konto/${encodeURIComponent((form.token || 'unvollstaendig').slice(0, 100))}`
  if (!input.success) return seeOther(`${here}?problem=angaben`)
  const { db } = database()
  const caller = { address: request.headers.get('x-client-ip') }
  if (await isHeldUp(db, 'mail-link', caller)) return seeOther(`${here}?problem=zu-oft`)
  try {
    // Checked first: the session made at the end uses better-auth's clock.
    await requireRightClock()
    const now = currentTime()
    const { userId, signIn, jobPostingId } = await takeOverDrop(
      { db, now, welcome: (tx, id) => noteRegistration(tx, id, now) },
      input.data,
    )
    await giveTurnBack(db, 'mail-link', caller)
    const next = jobPostingId ? `/app/applicant/apply/${jobPostingId}` : '/app/applicant?willkommen=true'
    const own = await createContext(request.headers).sessionUser()
    if (own?.id === userId) return seeOther(next)
    if (signIn === null) return seeOther(`/auth/login?redirect=${encodeURIComponent(next)}`)
    return seeOther(next, await sessionCookie(signIn))
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return seeOther(`${here}?problem=${error.reason === 'dropPlace' ? 'ort' : 'fehler'}`)
  }
}

/** The fields of a short form; null when it is longer than any of ours. */
async function readForm(request: Request): Promise<Record<string, string> | null> {
  const body = await readWithin(request, MAX_FORM_BYTES)
  return body === null ? null : Object.fromEntries(new URLSearchParams(body))
}

function wantsJson(request: Request): boolean {
  return request.headers.get('accept') === 'application/json'
}

function failed(request: Request, problem: DropProblem): Response {
  if (wantsJson(request)) return Response.json({ problem }, { headers: { 'cache-control': 'no-store' } })
  return seeOther(`${HITS}?problem=${problem}`)
}
