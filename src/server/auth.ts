import { betterAuth } from 'better-auth'
import { APIError } from 'better-auth/api'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { customSession } from 'better-auth/plugins'
import { PASSWORD_MAX, PASSWORD_MIN, userTypeSchema } from '~/features/accounts/schema'
import {
  accountExistsMail,
  changeEmailMail,
  deleteAccountMail,
  resetPasswordMail,
  verifyEmailMail,
} from '~/features/accounts/server/emails'
import { account, rateLimit, session, user, verification } from '~/features/accounts/server/table'
import { createCompanyFor, isIndispensableAdmin } from '~/features/companies/server/membership'
import { uuidv7 } from '~/lib/uuid'
import { getConfig } from '~/platform/server/config'
import { database } from '~/platform/server/database/db'
import type { Mail } from '~/platform/server/mail/mail'
import { enqueueMails } from '~/platform/server/mail/outbox'
import { loadUser } from './load-actor'

const DAY_SECONDS = 24 * 60 * 60

/** Options both instances share: tables, sessions, mails, limits. */
function options() {
  const config = getConfig()
  const { db } = database()
  const send = (mail: Mail) => enqueueMails(db, [mail])
  return {
    appName: 'Stellwerk',
    baseURL: config.APP_URL,
    secret: config.AUTH_SECRET,
    trustedOrigins: trustedOrigins(config.APP_URL),
    telemetry: { enabled: false },
    logger: { disabled: true },
    database: drizzleAdapter(db, {
      provider: 'pg',
      transaction: true,
      schema: { user, session, account, verification, rateLimit },
    }),
    advanced: {
      database: { generateId: () => uuidv7() },
      // Set by our own server from the socket or the trusted proxy; never taken from outside.
      ipAddress: { ipAddressHeaders: ['x-client-ip'] },
      useSecureCookies: config.APP_URL.startsWith('https:'),
    },
    session: { expiresIn: 30 * DAY_SECONDS, updateAge: DAY_SECONDS, freshAge: DAY_SECONDS },
    rateLimit: {
      enabled: true,
      storage: 'database' as const,
      window: 60,
      max: 300,
      customRules: {
        '/get-session': false as const,
        '/sign-in/*': { window: 60, max: 20 },
        '/sign-up/*': { window: 60, max: 10 },
        '/request-password-reset': { window: 60, max: 5 },
        '/send-verification-email': { window: 60, max: 5 },
        '/reset-password': { window: 60, max: 10 },
      },
    },
    user: {
      additionalFields: {
        type: { type: 'string' as const, required: true, input: true, validator: { input: userTypeSchema } },
        isAdmin: { type: 'boolean' as const, required: false, defaultValue: false, input: false },
      },
      changeEmail: {
        enabled: true,
        sendChangeEmailConfirmation: async (data: { user: MailUser; newEmail: string; url: string }) =>
          send(changeEmailMail(data.user, data.newEmail, data.url)),
      },
      deleteUser: {
        enabled: true,
        sendDeleteAccountVerification: async (data: { user: MailUser; url: string }) =>
          send(deleteAccountMail(data.user, data.url)),
        beforeDelete: async (deleted: { id: string }) => {
          if (await isIndispensableAdmin(db, deleted.id)) {
            throw new APIError('CONFLICT', { code: 'LAST_COMPANY_ADMIN', message: 'LAST_COMPANY_ADMIN' })
          }
        },
      },
    },
    emailVerification: {
      sendOnSignUp: true,
      sendOnSignIn: true,
      autoSignInAfterVerification: true,
      expiresIn: DAY_SECONDS,
      sendVerificationEmail: async (data: { user: MailUser; url: string }) => send(verifyEmailMail(data.user, data.url)),
    },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      minPasswordLength: PASSWORD_MIN,
      maxPasswordLength: PASSWORD_MAX,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: 60 * 60,
      sendResetPassword: async (data: { user: MailUser; token: string }) =>
        send(resetPasswordMail(data.user, `${config.APP_URL}/auth/reset-password?token=${encodeURIComponent(data.token)}`)),
      onExistingUserSignUp: async (data: { user: MailUser }) => send(accountExistsMail(data.user, config.APP_URL)),
      customSyntheticUser: (parts: SyntheticUser) => ({ ...parts.coreFields, ...parts.additionalFields, isAdmin: false, id: parts.id }),
    },
    databaseHooks: {
      user: {
        create: {
          after: async (created: { id: string } & Record<string, unknown>) => {
            if (created.type === 'COMPANY') await createCompanyFor(db, created.id)
          },
        },
      },
    },
  }
}

type MailUser = { email: string; name: string }
type SyntheticUser = { coreFields: Record<string, unknown>; additionalFields: Record<string, unknown>; id: string }

/** Whoever opens the server under its other loopback name must be able to sign in as well. */
function trustedOrigins(appUrl: string): string[] {
  const url = new URL(appUrl)
  if (url.hostname !== '127.0.0.1' && url.hostname !== 'localhost') return [url.origin]
  return ['127.0.0.1', 'localhost'].map((host) => `${url.protocol}//${host}${url.port ? `:${url.port}` : ''}`)
}

function create() {
  const base = options()
  return {
    /** Serves `/api/auth`; `get-session` answers with the session user of product.md. */
    http: betterAuth({
      ...base,
      plugins: [
        customSession(async ({ session: current, user: signedIn }) => {
          const loaded = await loadUser(database().db, signedIn.id, new Date())
          return { session: current, user: loaded?.sessionUser ?? null }
        }),
      ],
    }),
    /** Reads sessions inside the server, without loading the user a second time. */
    internal: betterAuth(base),
  }
}

let instance: ReturnType<typeof create> | undefined

/** better-auth, made on first use because it needs the configuration and the database. */
export function auth() {
  instance ??= create()
  return instance
}
