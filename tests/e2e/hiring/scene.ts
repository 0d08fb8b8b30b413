import { randomUUID } from 'node:crypto'
import { createTRPCClient, httpLink } from '@trpc/client'
import type { inferRouterInputs } from '@trpc/server'
import type { Browser } from 'playwright-core'
import superjson from 'superjson'
import { afterAll, afterEach, beforeEach, inject, vi } from 'vitest'
import { uuidv7 } from '../../../src/lib/uuid.ts'
import type { AppRouter } from '../../../src/server/root-router.ts'
import { jobPostingInput } from '../../factories/job-posting-input.ts'
import { ownAddress } from '../../setup/own-address.ts'
import { cookieOf, demo } from '../demo-session.ts'
import { Visitor } from '../visitor.ts'

const baseUrl = inject('baseUrl')

/** The product's procedures called with a cookie, without a browser: for preparing a journey. */
export function asHolderOf(cookie: string) {
  const headers = { cookie, origin: baseUrl, ...ownAddress() }
  return createTRPCClient<AppRouter>({
    links: [httpLink({ url: `${baseUrl}/api/trpc`, transformer: superjson, headers })],
  })
}

const published: Record<'byTest' | 'byFile', string[]> = { byTest: [], byFile: [] }
let isInTest = false
// The demo company's plan allows twenty at once: what a test, or a file before its tests, has published is paused when
// it is done.
beforeEach(() => {
  isInTest = true
})
afterEach(async () => {
  isInTest = false
  await pause(published.byTest.splice(0))
})
afterAll(() => pause(published.byFile.splice(0)))

async function pause(ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await asHolderOf(cookieOf(demo.companyAdmin)).jobPosting.bulk.mutate({ ids, action: 'pause' })
}

/** A published posting of the demo company that no other test uses; identified by its title. */
export async function publishPosting(
  title: string,
  { isAnonymous = false } = {},
): Promise<{ id: string; title: string }> {
  const company = asHolderOf(cookieOf(demo.companyAdmin))
  const input = jobPostingInput({ title, isAnonymous })
  await company.jobPosting.create.mutate(input)
  await company.jobPosting.publish.mutate({ id: input.id })
  published[isInTest ? 'byTest' : 'byFile'].push(input.id)
  return { id: input.id, title }
}

type GuestApplication = inferRouterInputs<AppRouter>['application']['submitAsGuest']
export type Person = { name: string; email: string; cookie: string; applicationId: string }

/** A new person who applies without an account and opens the mail's link; the cookie is that of the account. */
export async function applyAsGuest(
  jobPostingId: string,
  [firstName, lastName]: [string, string],
  more: Partial<GuestApplication> = {},
): Promise<Person> {
  const email = `${randomUUID()}@post.example`
  await asHolderOf('').application.submitAsGuest.mutate({
    id: uuidv7(),
    jobPostingId,
    firstName,
    lastName,
    email,
    phone: null,
    place: { postalCode: '33602', name: 'Bielefeld', land: 'NW', lat: 52.02, lon: 8.53 },
    coverLetter: 'Guten Tag, Ihre Stelle passt zu mir.',
    answers: [],
    experience: [
      {
        id: uuidv7(),
        position: 'Dreherin',
        employer: 'Dreherei am Teuto',
        place: null,
        from: '2019-04',
        to: null,
        description: '',
      },
    ],
    education: [],
    skills: 'CNC',
    attachmentFileIds: [],
    website: '',
    ...more,
  })
  const link = await linkInMailTo(email, /^Bitte bestätigen/)
  const token = new URL(link).pathname.split('/').at(-1) ?? ''
  const answer = await fetch(`${baseUrl}/api/apply`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: baseUrl, 'content-type': 'application/x-www-form-urlencoded', ...ownAddress() },
    body: new URLSearchParams({ token }),
  })
  const cookie = answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
  const applicationId = new URL(answer.headers.get('location') ?? '', baseUrl).searchParams.get('bewerbung')
  if (!cookie || !applicationId) throw new Error(`the link of ${email} did not sign in (${answer.status})`)
  return { name: `${firstName} ${lastName}`, email, cookie, applicationId }
}

/** Asks for a scheduled job without waiting for its minute; refused while a run waits already, which is as good. */
export async function runJob(name: string): Promise<void> {
  await asHolderOf(cookieOf(demo.platformAdmin))
    .admin.runJob.mutate({ name })
    .catch(() => {})
}

/** The address behind the button of the newest mail to somebody, as soon as it is in the demo's outbox. */
export function linkInMailTo(recipient: string, subject: RegExp): Promise<string> {
  return vi.waitFor(() => newestLink(recipient, subject), { timeout: 20_000, interval: 200 })
}

async function newestLink(recipient: string, subject: RegExp): Promise<string> {
  const { admin } = asHolderOf(cookieOf(demo.platformAdmin))
  // Other tests write to the people of the demo market, too: it may not be on the first page.
  for (let page = 1; ; page += 1) {
    const { rows } = await admin.mails.query({ q: recipient, page })
    if (rows.length === 0) throw new Error(`no mail ${subject} to ${recipient}`)
    const mail = rows.find((row) => subject.test(row.subject))
    if (!mail) continue
    const { content } = await admin.mail.query({ id: mail.id })
    const link = /https?:\/\/\S+/.exec(content?.text ?? '')?.[0]
    if (!link) throw new Error('the mail has no link')
    return link
  }
}

/** A person with their own browser, signed in already. */
export async function openAs(browser: Browser, cookie: string): Promise<Visitor> {
  const visitor = await Visitor.open(browser, baseUrl)
  const cookies = cookie.split('; ').map((each) => {
    const [name = '', ...value] = each.split('=')
    return { name, value: value.join('='), url: baseUrl }
  })
  await visitor.context.addCookies(cookies)
  return visitor
}
