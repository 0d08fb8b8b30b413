import { passkey as passkeys } from '@better-auth/passkey'
import { betterAuth, type GenericEndpointContext } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { APIError, isAPIError } from 'better-auth/api'
import { customSession, twoFactor as secondFactor } from 'better-auth/plugins'
import { eq } from 'drizzle-orm'
import { PASSWORD_MAX, PASSWORD_MIN, userTypeSchema } from '~/features/accounts/schema'
import {
  accountExistsMail,
  changeEmailMail,
  confirmNewEmailMail,
  deleteAccountMail,
  resetPasswordMail,
  verifyEmailMail,
} from '~/features/accounts/server/emails'
import { forgetAccountTurns } from '~/features/accounts/server/limits/limits'
import { enqueueMails } from '~/features/accounts/server/notices/enqueue-mails'
import { account, passkey, session, twoFactor, user, verification } from '~/features/accounts/server/table'
import { loadUser } from '~/features/applicants/server/load-actor'
import { createCompanyFor } from '~/features/companies/server/members/membership'
import { noteRegistration } from '~/features/privacy/server/terms/consents'
import { currentTime } from '~/lib/current-time'
import { uuidv7 } from '~/lib/uuid'
import { getConfig } from '~/platform/server/config'
import { database } from '~/platform/server/database/db'
import { logFault } from '~/platform/server/log-fault'
import type { Mail } from '~/platform/server/mail/mail'
import { believedSecrets, secretVersion } from '~/platform/server/secrets'
import { deleteAccount } from './account-deletion'
import { authGuard, refuseSuspended } from './auth-guard'
import { joinableDatabase, joinTransaction } from './auth-transaction'
import { checkedName } from './checked-name'
import { authLimits, countedByDatabase } from './limits/plugin'
import { OWN_LIMITS } from './limits/table'
import { confirmationPurpose, confirmationUrl } from './links/auth-links'
import { confirmAgain } from './links/confirm-again'
import { confirmRegistration } from './links/confirm-registration'
import { firstPassword } from './links/first-password'
import { resetUnconfirmed } from './links/reset-unconfirmed'
import { storedIdentifier, withdraw } from './links/stored-identifier'
import { askInAnyCase, isTaken, LINK_SECONDS } from './links/taken-address'
import { cookiePrefix, SESSION_LIFE } from './session-cookie'
import { forgetDevices } from './sign-in/known-devices'
import { signInLog } from './sign-in/sign-in-log'
import { signInNotice } from './sign-in/sign-in-notice'
import { stalePassword } from './sign-in/stale-password'
import { useCode } from './sign-in/used-codes'
import { beforePasswordChange, beforeUserChange, type ChangedUser, endOtherWays } from './step-up/account-changes'
import { refusePasswordAlone } from './step-up/duty'
import { passkeyRules } from './step-up/passkey-rules'
import { stepUp } from './step-up/plugin'
import { PROOF_FIELDS, provedBy } from './step-up/proofs'
import { tellOwner } from './step-up/tell-owner'

/** Options of both instances: tables, sessions, mails, limits. */
function options() {
  const config = getConfig()
  const { db } = database()
  // better-auth would continue silently when a mail could not be written.
  const send = async (mail: Mail) => {
    try {
      await enqueueMails(joinTransaction(db), [mail])
    } catch (error) {
      logFault(error, { path: `mail ${mail.kind}`, requestId: null })
      throw error
    }
  }
  return {
    appName: 'Stellwerk',
    baseURL: config.APP_URL,
    // Signs with the first; encrypted data name their secret, and those that do not are older.
    secrets: believedSecrets(config).map((value) => ({ version: secretVersion(value), value })),
    secret: believedSecrets(config).at(-1),
    trustedOrigins: trustedOrigins(config.APP_URL),
    telemetry: { enabled: false },
    logger: { disabled: true },
    onAPIError: {
      errorURL: '/auth/login',
      onError: (error: unknown) => {
        if (isAPIError(error)) return
        logFault(error, { path: '/api/auth', requestId: null })
        // Otherwise better-auth would print the error itself, with all values of the query.
        throw new APIError('INTERNAL_SERVER_ERROR')
      },
    },
    hooks: { before: authGuard(db) },
    database: drizzleAdapter(joinableDatabase(db), {
      provider: 'pg',
      transaction: true,
      schema: { user, session, account, verification, twoFactor, passkey },
    }),
    advanced: {
      // Explicit, because better-auth skips both checks when it believes to be in a test.
      disableOriginCheck: false,
      disableCSRFCheck: false,
      database: { generateId: () => uuidv7() },
      // Set by our own server from the socket or the trusted proxy; never taken from outside.
      ipAddress: { ipAddressHeaders: ['x-client-ip'] },
      // The library itself knows only the weaker prefix; the stronger one is part of the name.
      useSecureCookies: false,
      cookiePrefix: cookiePrefix(config.APP_URL),
      defaultCookieAttributes: { secure: config.APP_URL.startsWith('https:') },
    },
    verification: { storeIdentifier: { hash: async (identifier: string) => storedIdentifier(identifier) } },
    // Which actions need a fresh session is decided in step-up/auth-acts.ts.
    session: { ...SESSION_LIFE, freshAge: 0, additionalFields: PROOF_FIELDS },
    // Guesses and mails have their own limits in auth-limits; this is for everything else.
    rateLimit: { enabled: true, customStorage: countedByDatabase, window: 60, max: 300, customRules: OWN_LIMITS },
    user: {
      additionalFields: {
        type: { type: 'string' as const, required: true, input: true, validator: { input: userTypeSchema } },
        isAdmin: { type: 'boolean' as const, required: false, defaultValue: false, input: false },
      },
      changeEmail: {
        enabled: true,
        sendChangeEmailConfirmation: async (data: { user: MailUser; newEmail: string; url: string }) =>
          send(changeEmailMail(data.user, data.newEmail, confirmationUrl(data.url))),
      },
      deleteUser: {
        enabled: true,
        sendDeleteAccountVerification: async (data: { user: MailUser; token: string }) =>
          send(deleteAccountMail(data.user, `${config.APP_URL}/app/account?delete=${data.token}`)),
        // In one transaction with all that depends on it; the library then finds nothing left to delete.
        beforeDelete: (deleted: { id: string }) => deleteAccount(db, deleted.id, currentTime()),
      },
    },
    emailVerification: {
      sendOnSignUp: true,
      sendOnSignIn: true,
      autoSignInAfterVerification: true,
      expiresIn: LINK_SECONDS,
      sendVerificationEmail: async (data: { user: MailUser; url: string; token: string }) => {
        if (confirmationPurpose(data.token) === 'account')
          return send(verifyEmailMail(data.user, confirmationUrl(data.url)))
        const isFree = !(await isTaken(db, data.user.email))
        await send(
          isFree
            ? confirmNewEmailMail(data.user, confirmationUrl(data.url))
            : accountExistsMail(data.user, config.APP_URL),
        )
      },
    },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      minPasswordLength: PASSWORD_MIN,
      maxPasswordLength: PASSWORD_MAX,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: 60 * 60,
      // One that nobody has confirmed is for `resetUnconfirmed`.
      sendResetPassword: async (data: { user: MailUser & { emailVerified: boolean }; token: string }) => {
        const url = `${config.APP_URL}/auth/reset-password?token=${encodeURIComponent(data.token)}`
        if (data.user.emailVerified) await send(resetPasswordMail(data.user, url))
      },
      // Everybody else is out first, whatever fails afterwards. Whoever could read the mail owns the address; without
      // that note the next sign-in would require another mail.
      onPasswordReset: async (data: { user: { id: string; email: string } }, request?: Request) => {
        await db.delete(session).where(eq(session.userId, data.user.id))
        await endOtherWays(db, data.user.id)
        await forgetDevices(db, data.user.id, request)
        await db.update(user).set({ emailVerified: true }).where(eq(user.id, data.user.id))
        await tellOwner(db, data.user, 'password', request ?? null)
        await forgetAccountTurns(db, 'sign-in', data.user.email)
      },
      // One that nobody has confirmed is for `confirmAgain`.
      onExistingUserSignUp: async (data: { user: MailUser & { emailVerified: boolean } }) => {
        if (data.user.emailVerified) await send(accountExistsMail(data.user, config.APP_URL))
      },
      customSyntheticUser: (parts: SyntheticUser) => ({
        ...parts.coreFields,
        ...parts.additionalFields,
        isAdmin: false,
        id: parts.id,
      }),
    },
    databaseHooks: {
      session: {
        create: {
          before: async (created: { userId: string }, ctx: GenericEndpointContext | null) => {
            const tx = joinTransaction(db)
            await refuseSuspended(tx, created.userId)
            await refusePasswordAlone(tx, created.userId, ctx)
            await useCode(tx, created.userId, ctx)
            return { data: await provedBy(tx, ctx) }
          },
        },
      },
      user: {
        create: {
          before: async (created: { name: string }) => ({ data: { name: checkedName(created.name), image: null } }),
        },
        update: {
          before: async (changed: ChangedUser, ctx: GenericEndpointContext | null) => {
            await beforeUserChange(joinTransaction(db), changed, ctx)
            if (changed.name !== undefined) return { data: { name: checkedName(changed.name) } }
          },
          after: async (changed: { id: string }, ctx: GenericEndpointContext | null) => {
            // Whoever could read a mail at the former address may be the reason for the change.
            if (ctx?.path === '/verify-email') await withdraw(db, changed.id, 'reset-password:')
          },
        },
      },
      account: {
        create: {
          // "after" would run outside the transaction: a company account could be left without its company.
          before: async (created: { userId: string }, ctx: GenericEndpointContext | null) => {
            const tx = joinTransaction(db)
            if (ctx?.path === '/sign-up/email') await noteRegistration(tx, created.userId, currentTime())
            const [owner] = await tx.select({ type: user.type }).from(user).where(eq(user.id, created.userId))
            if (owner?.type === 'COMPANY') await createCompanyFor(tx, created.userId)
          },
        },
        update: {
          before: (_changed: unknown, ctx: GenericEndpointContext | null) =>
            beforePasswordChange(joinTransaction(db), ctx),
        },
      },
    },
  }
}

type MailUser = { email: string; name: string }
type SyntheticUser = { coreFields: Record<string, unknown>; additionalFields: Record<string, unknown>; id: string }

/** People who open the server under its other loopback name must be able to sign in as well. */
function trustedOrigins(appUrl: string): string[] {
  const url = new URL(appUrl)
  if (url.hostname !== '127.0.0.1' && url.hostname !== 'localhost') return [url.origin]
  return ['127.0.0.1', 'localhost'].map((host) => `${url.protocol}//${host}${url.port ? `:${url.port}` : ''}`)
}

/** Passkeys belong to a name, never to an IP address: for a product at 127.0.0.1 that name is localhost. */
function relyingParty(appUrl: string) {
  const { hostname } = new URL(appUrl)
  return { rpID: hostname === '127.0.0.1' ? 'localhost' : hostname, origin: trustedOrigins(appUrl) }
}

function create() {
  const base = options()
  return {
    /** Serves `/api/auth`; `get-session` answers with the session user of product.md. */
    http: betterAuth({
      ...base,
      plugins: [
        secondFactor({ issuer: 'Stellwerk' }),
        passkeys({ ...relyingParty(base.baseURL), rpName: 'Stellwerk', ...passkeyRules(database().db) }),
        confirmRegistration(),
        firstPassword(),
        stalePassword(),
        authLimits(),
        signInNotice(),
        stepUp(),
        askInAnyCase(),
        confirmAgain(),
        resetUnconfirmed(),
        signInLog(),
        customSession(async ({ session: current, user: signedIn }) => {
          const loaded = await loadUser(database().db, signedIn.id, currentTime())
          const { authenticatedAt: _proved, secondFactorAt: _second, ...shown } = current
          return { session: shown, user: loaded?.sessionUser ?? null }
        }, base),
      ],
    }),
    /** Reads sessions inside the server, without loading the user a second time. */
    internal: betterAuth(base),
  }
}

let instance: ReturnType<typeof create> | undefined

/** better-auth, created on first use because it needs the configuration and the database. */
export function auth() {
  instance ??= create()
  return instance
}
