import { initTRPC, TRPCError } from '@trpc/server'
import superjson from 'superjson'
import { z } from 'zod'
import { AppError, type AppErrorCode, type FieldErrors } from '~/lib/app-error'
import { dropHiddenSigns } from '~/lib/text/hidden-signs'
import { findUnstorableText, UNSTORABLE_TEXT } from '~/lib/text/storable-text'
import type { Database } from '~/platform/server/database/db'
import { hasNoRoom, noteNoRoom } from '~/platform/server/disk/no-room'
import { readCallInput } from '~/platform/server/gate/call-input'
import { procedureSeconds } from '~/platform/server/metrics/registry'
import { errorText } from '~/platform/server/plain-pages/error-text'
import { inSpan } from '~/platform/server/tracing/span'
import { type Actor, isApplicantActor, isCompanyActor, isReaderActor } from '../actor'
import { accountError } from '../errors'
import { isFresh, type SessionFacts } from './fresh-session'
import { giveTurnBack, isHeldUp, type LimitName } from './limits/limits'
import { lacksSecondFactor } from './second-factor'

/** What every procedure gets. The actor is loaded on first use: a public read by a visitor needs no query for it. */
export type Context = {
  db: Database
  /** Where queries read what everybody may see, and lists: a standby, if there is one that has followed far enough. Never for commands. */
  reads: Database
  now: Date
  requestId: string | null
  clientIp: string | null
  /** The browser's user agent; only for telling people from programs, never stored. */
  userAgent?: string | null
  /** The secret that opens the résumé a visitor dropped; not yet verified. */
  dropToken?: string | null
  actor: () => Promise<Actor>
  /** Why a visitor was signed out whose session, or admin session, had lived too long; null for everybody else. */
  signedOutBecause?: () => Promise<'idle' | 'age' | 'ninety-days' | null>
  /** Which session this is and what its person has proved; null for a visitor. */
  session?: () => Promise<SessionFacts | null>
}

/** The same for an answer outside the procedures, which always knows the session. */
export type RequestContext = Context & Required<Pick<Context, 'session'>>

const TRPC_CODES = {
  invalid: 'UNPROCESSABLE_CONTENT',
  unauthenticated: 'UNAUTHORIZED',
  forbidden: 'FORBIDDEN',
  'not-found': 'NOT_FOUND',
  conflict: 'CONFLICT',
  'too-large': 'PAYLOAD_TOO_LARGE',
  'too-many': 'TOO_MANY_REQUESTS',
  unavailable: 'SERVICE_UNAVAILABLE',
} satisfies Record<AppErrorCode, TRPCError['code']>

/** Shown for an error that the person did not cause; reveals nothing internal. */
const FALLBACK_MESSAGES: Partial<Record<TRPCError['code'], string>> = {
  BAD_REQUEST: 'Die Eingabe ist ungültig. Bitte überprüfen Sie Ihre Angaben.',
  PARSE_ERROR: 'Das kam unvollständig an. Bitte die Seite neu laden und noch einmal versuchen.',
  NOT_FOUND: 'Das haben wir nicht gefunden.',
  UNAUTHORIZED: 'Die Anmeldung ist abgelaufen. Bitte neu anmelden.',
  PAYLOAD_TOO_LARGE: 'Das ist zu groß. Bitte die Angaben kürzen und noch einmal versuchen.',
  METHOD_NOT_SUPPORTED: 'Das ist so nicht möglich. Bitte die Seite neu laden.',
  UNSUPPORTED_MEDIA_TYPE: 'Dieses Format lesen wir nicht.',
  TOO_MANY_REQUESTS: 'Das waren zu viele Anfragen. Bitte in einer Minute noch einmal versuchen.',
}
const UNKNOWN_FAULT = 'Es ist ein Fehler aufgetreten. Bitte noch einmal versuchen.'

const t = initTRPC.context<Context>().create({
  // Else every refusal writes out its stack, which the formatter below drops.
  isDev: false,
  transformer: { serialize: superjson.serialize, deserialize: readCallInput },
  errorFormatter: ({ shape, error, ctx }) => ({
    message: error.cause instanceof AppError ? error.cause.message : (FALLBACK_MESSAGES[error.code] ?? UNKNOWN_FAULT),
    code: shape.code,
    data: {
      code: shape.data.code,
      httpStatus: shape.data.httpStatus,
      path: shape.data.path,
      reason: error.cause instanceof AppError ? error.cause.reason : null,
      fieldErrors: fieldErrorsOf(error.cause),
      requestId: ctx?.requestId ?? null,
    },
  }),
})

/** More problems than anybody can fix at once; thousands would make the answer longer than the request. */
const MAX_PROBLEMS = 100

/** Messages of a zod error by dotted path: `places.0.postalCode`. */
function fieldErrorsOf(cause: unknown): FieldErrors | null {
  if (cause instanceof AppError) return cause.fieldErrors
  if (!(cause instanceof z.core.$ZodError)) return null
  const fields: FieldErrors = {}
  for (const issue of cause.issues.slice(0, MAX_PROBLEMS)) {
    const path = issue.path.join('.')
    fields[path] = [...(fields[path] ?? []), issue.message]
  }
  return fields
}

const translateErrors = t.middleware(({ next, path }) => measured(path, async () => translated(await next())))

/** @throws TRPCError in place of our own errors */
function translated<Result extends { ok: true } | { ok: false; error: TRPCError }>(result: Result): Result {
  if (result.ok) return result
  const { cause } = result.error
  if (cause instanceof AppError) throw asCallError(cause)
  const place = hasNoRoom(cause)
  if (place === null) return result
  noteNoRoom(place)
  throw asCallError(new AppError('unavailable', errorText(507).message, { reason: 'noRoom' }))
}

function asCallError(cause: AppError): TRPCError {
  return new TRPCError({ code: TRPC_CODES[cause.code], message: cause.message, cause })
}

/** Runs a command as whoever calls it, with its input. */
export function does<Command, Input, Result>(command: (ctx: Command, input: Input) => Result) {
  return ({ ctx, input }: { ctx: { command: Command }; input: Input }) => command(ctx.command, input)
}

export const router = t.router
export const mergeRouters = t.mergeRouters
export const createCallerFactory = t.createCallerFactory

/**
 * Refuses texts the database could not store, and takes hidden signs out of all others, once for all inputs. Comes after
 * the check of who calls, so that nobody makes us read a body that is refused anyway.
 */
const storableInput = t.middleware(async ({ getRawInput, next }) => {
  const input = await getRawInput()
  const refusal = refusalOf(input)
  if (refusal) throw refusal
  const cleaned = dropHiddenSigns(input)
  return next({ getRawInput: async () => cleaned })
})

function refusalOf(input: unknown): AppError | null {
  const path = findUnstorableText(input)
  if (path === null) return null
  const fieldErrors = path === '' ? undefined : { [path]: [UNSTORABLE_TEXT] }
  return new AppError('invalid', UNSTORABLE_TEXT, { reason: 'unstorableText', fieldErrors })
}

/** Both in one: for each middleware tRPC copies the call twice, and every page makes visitors' calls. */
const storableAndTranslated = t.middleware(({ getRawInput, next, path }) =>
  measured(path, async () => {
    const input = await getRawInput()
    const refusal = refusalOf(input)
    if (refusal) throw asCallError(refusal)
    const cleaned = dropHiddenSigns(input)
    return translated(await next({ getRawInput: async () => cleaned }))
  }),
)

/** Tells the metrics how long a procedure takes, and whether it did what it was asked for. */
async function measured<Result extends { ok: boolean }>(
  procedure: string,
  run: () => Promise<Result>,
): Promise<Result> {
  const end = procedureSeconds.startTimer({ procedure })
  let result = 'error'
  try {
    return await inSpan(
      procedure,
      { attributes: { 'rpc.system.name': 'trpc', 'rpc.method': procedure } },
      async (span) => {
        const done = await run()
        if (done.ok) result = 'ok'
        span?.setAttribute('stellwerk.result', result)
        return done
      },
    )
  } finally {
    end({ result })
  }
}

const anyone = t.procedure.use(translateErrors)

/** Who acts, and `ctx.command`: what every command needs. */
function acting<Me>(ctx: Context, me: Me) {
  return { ...ctx, me, command: { db: ctx.db, actor: me, now: ctx.now } }
}

/** Signed in, also while a second factor is still to be set up. */
const known = anyone.use(async ({ ctx, next }) => {
  const me = await ctx.actor()
  if (!me) throw accountError('signInFirst')
  return next({ ctx: acting(ctx, me) })
})

const signedIn = known.use(async ({ ctx, next }) => {
  if (await lacksSecondFactor(ctx.db, ctx.me)) throw accountError('secondFactorFirst')
  return next()
})

const companyMember = signedIn.use(({ ctx, next }) => {
  const { me } = ctx
  if (isReaderActor(me)) throw accountError('readersOnlyRead')
  if (!isCompanyActor(me)) throw accountError('companiesOnly')
  return next({ ctx: acting(ctx, me) })
})

/** Anyone. The procedure itself decides what a visitor gets. */
export const publicProcedure = t.procedure.use(storableAndTranslated)

/**
 * Refuses callers with too many attempts, by account and network address. Put it after the input, so that an invalid
 * form is reported first. Guesses count only when they were wrong.
 * @example publicProcedure.input(tokenSchema).use(limited('mail-link'))
 */
export function limited(what: LimitName) {
  return t.middleware(async ({ ctx, next }) => {
    const account = (await ctx.actor())?.userId
    const caller = { address: ctx.clientIp, ...(account === undefined ? {} : { account }) }
    if (await isHeldUp(ctx.db, what, caller)) throw accountError('tooMany')
    const result = await next()
    if (what === 'mail-link' && result.ok) await giveTurnBack(ctx.db, what, caller)
    return result
  })
}

/** Anyone signed in. `ctx.me` is the actor. */
export const signedInProcedure = signedIn.use(storableInput)

/** Anyone signed in, for setting up and showing the security of their own account. */
export const accountProcedure = known.use(storableInput)

/** Applicants, with or without a profile. */
export const applicantUserProcedure = signedIn
  .use(({ ctx, next }) => {
    if (ctx.me.type !== 'APPLICANT') throw accountError('applicantsOnly')
    return next()
  })
  .use(storableInput)

/** Applicants with a profile: `ctx.me.applicantProfileId` is set. */
export const applicantProcedure = signedIn
  .use(({ ctx, next }) => {
    const { me } = ctx
    if (me.type !== 'APPLICANT') throw accountError('applicantsOnly')
    if (!isApplicantActor(me)) throw accountError('profileFirst')
    return next({ ctx: acting(ctx, me) })
  })
  .use(storableInput)

/** Everybody at a company, also who only reads one posting's applications: `teamScope(ctx.me)` belongs in each `where`. */
export const teamProcedure = signedIn
  .use(({ ctx, next }) => {
    const { me } = ctx
    if (!isCompanyActor(me) && !isReaderActor(me)) throw accountError('companiesOnly')
    return next({ ctx: acting(ctx, me) })
  })
  .use(storableInput)

/**
 * Admins and recruiters of a company: `ctx.me.company` is the scope of everything they read or write. Refuses readers;
 * what they may do is a `teamProcedure`.
 */
export const companyProcedure = companyMember.use(storableInput)

const companyAdmin = companyMember.use(({ ctx, next }) => {
  if (!ctx.me.company.isAdmin) throw accountError('companyAdminsOnly')
  return next()
})

export const companyAdminProcedure = companyAdmin.use(storableInput)

/** Requires that the person recently proved their identity. */
const fresh = t.middleware(async ({ ctx, next }) => {
  const session = (await ctx.session?.()) ?? null
  if (!(await isFresh(ctx.db, session))) throw accountError('sessionNotFresh')
  return next()
})

/** Anyone signed in, fresh: for what moves money or gives rights. */
export const freshProcedure = signedIn.use(fresh).use(storableInput)

/** Company admins, fresh: for bank data and for who may act for the company. */
export const freshCompanyAdminProcedure = companyAdmin.use(fresh).use(storableInput)

const platformAdmin = signedIn.use(({ ctx, next }) => {
  if (!ctx.me.isPlatformAdmin) throw accountError('platformAdminsOnly')
  return next()
})

export const platformAdminProcedure = platformAdmin.use(storableInput)

/** Platform admins, fresh: for everything that takes something away from somebody. */
export const freshAdminProcedure = platformAdmin.use(fresh).use(storableInput)
