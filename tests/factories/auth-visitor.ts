import { hashPassword } from 'better-auth/crypto'
import { desc, eq } from 'drizzle-orm'
import { account } from '~/features/accounts/server/table'
import { createCompanyFor } from '~/features/companies/server/members/membership'
import { database } from '~/platform/server/database/db'
import { outboxMail } from '~/platform/server/mail/table'
import { answerAuth } from '~/server/auth/auth-handler'
import { answerTrpc } from '~/server/requests/trpc-handler'
import type { Authenticator } from './authenticator'
import { sessionCookie } from './session'
import { totp } from './totp'
import { createUser } from './user'

const ORIGIN = 'http://stellwerk.test'
export const PASSWORD = 'ein ganzer Satz als Passwort'
/** Of PASSWORD, as better-auth stores it. */
const passwordHash = hashPassword(PASSWORD)

let lastAddress = 0

/** A browser at `/api/auth`: keeps its cookies and has its own address, so that rate limits are separate. */
export class AuthVisitor {
  readonly address = `10.1.${Math.floor(++lastAddress / 250)}.${(lastAddress % 250) + 1}`
  private readonly cookies = new Map<string, string>()

  post(path: string, body: unknown, headers: Record<string, string> = {}) {
    return this.send(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', origin: ORIGIN, ...headers },
    })
  }

  /** @param target a path below `/api/auth`, or a complete address from a mail */
  get(target: string) {
    return this.send(target, { method: 'GET' })
  }

  signUp(input: { email: string; type?: string; name?: string; password?: string }) {
    return this.post('/sign-up/email', { name: 'Miriam Yıldız', password: PASSWORD, type: 'APPLICANT', ...input })
  }

  signIn(email: string, password = PASSWORD) {
    return this.post('/sign-in/email', { email, password })
  }

  /** Registers, opens the link of the mail and is signed in. */
  async register(input: { email: string; type?: string }) {
    await this.signUp(input)
    await this.get(await linkInMail(input.email, 'verify-email'))
  }

  /**
   * Has a confirmed account with PASSWORD and is signed in, as after `register`, but without the steps: no mail was
   * sent and no browser is known. For tests about later behaviour.
   */
  async arrive({ email, type = 'APPLICANT' }: { email: string; type?: 'APPLICANT' | 'COMPANY' }) {
    const { id } = await createUser({ email, type })
    const { db } = database()
    await db
      .insert(account)
      .values({ accountId: id, providerId: 'credential', userId: id, password: await passwordHash })
    if (type === 'COMPANY') await createCompanyFor(db, id)
    this.keep(await sessionCookie(id))
  }

  /** The same with an authenticator app; the session has proved both factors just now. */
  async arriveWithApp(email: string) {
    await this.arrive({ email })
    const enabled = await this.post('/two-factor/enable', { password: PASSWORD })
    const { totpURI, backupCodes }: { totpURI: string; backupCodes: string[] } = await enabled.json()
    await this.post('/two-factor/verify-totp', { code: totp(totpURI) })
    return { visitor: this, totpURI, backupCodes }
  }

  /** Sets up a passkey; the answer says whether that was allowed. */
  async addPasskey(device: Authenticator, options?: { isVerified: boolean }) {
    const asked = await this.get('/passkey/generate-register-options')
    if (!asked.ok) return asked
    return this.post('/passkey/verify-registration', { response: device.register(await asked.json(), options) })
  }

  async signInWithPasskey(device: Authenticator, options?: { isVerified: boolean }) {
    const asked = await this.get('/passkey/generate-authenticate-options')
    return this.post('/passkey/verify-authentication', { response: device.authenticate(await asked.json(), options) })
  }

  /** Calls a procedure like the browser, with this session. */
  async call(path: string, input?: unknown) {
    const headers = { 'content-type': 'application/json', origin: ORIGIN, cookie: this.cookie }
    const body = JSON.stringify({ json: input ?? null })
    const request = new Request(`${ORIGIN}/api/trpc/${path}`, { method: 'POST', headers, body })
    request.headers.set('x-client-ip', this.address)
    return answerTrpc(request)
  }

  async session() {
    const response = await this.get('/get-session')
    return response.json()
  }

  get isSignedIn() {
    return [...this.cookies.keys()].some((name) => name.endsWith('session_token'))
  }

  /** The cookies the browser would send. */
  get cookie() {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  /** Any other call, for example one without a body. */
  async send(target: string, init: RequestInit): Promise<Response> {
    const url = target.startsWith('http') ? target : `${ORIGIN}/api/auth${target}`
    const headers = new Headers(init.headers)
    headers.set('x-client-ip', headers.get('x-client-ip') ?? this.address)
    if (this.cookies.size > 0) headers.set('cookie', this.cookie)
    const response = await answerAuth(new Request(url, { ...init, headers }))
    for (const cookie of response.headers.getSetCookie()) this.keep(cookie)
    return response
  }

  private keep(cookie: string) {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
    if (name === undefined || value === undefined) return
    if (value === '' || /max-age=0/i.test(cookie)) this.cookies.delete(name)
    else this.cookies.set(name, value)
  }
}

/** Kinds of the mails to this address, newest first. */
export async function mailKinds(email: string): Promise<string[]> {
  const mails = await mailsTo(email)
  return mails.map((mail) => mail.kind)
}

/** The address behind the button of the newest mail of this kind. */
export async function linkInMail(email: string, kind: string): Promise<string> {
  const mail = (await mailsTo(email)).find((each) => each.kind === kind)
  const link = mail && /:\n(http\S+)/.exec(mail.text)?.[1]
  if (!link) throw new Error(`no link in a mail of kind ${kind} to ${email}`)
  return link
}

function mailsTo(email: string) {
  return database()
    .db.select({ kind: outboxMail.kind, text: outboxMail.text })
    .from(outboxMail)
    .where(eq(outboxMail.recipient, email))
    .orderBy(desc(outboxMail.createdAt), desc(outboxMail.id))
}
