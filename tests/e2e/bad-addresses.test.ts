import { describe, expect, inject, test } from 'vitest'
import { ownAddress } from '../setup/own-address.ts'
import { cookieOf, demo } from './demo-session.ts'

const baseUrl = inject('baseUrl')

const IDS = [
  '00000000-0000-7000-8000-000000000000',
  'x',
  '-1',
  '%27%20or%201=1%20--',
  '..%2f..%2fetc%2fpasswd',
  '__proto__',
  'a'.repeat(3000),
]

const ROUTES: Record<string, readonly string[]> = {
  '': ['/job-posting', '/company'],
  [demo.applicant]: ['/app/applicant/apply', '/app/applicant/resumes', '/app/applicant/message-reply'],
  [demo.companyAdmin]: ['/app/company/job-postings', '/app/company/message-reply', '/resume'],
  [demo.platformAdmin]: ['/super/mails', '/super/reports', '/super/direct-debits'],
}

describe.each(Object.entries(ROUTES))('%s', (who, routes) => {
  test.each(routes.flatMap((route) => IDS.map((id) => `${route}/${id}`)))(
    '%s leads to the page of 404',
    async (path) => {
      await isNotFound(path, who)
    },
  )
})

test.each(['/SEARCH/JOBS', '/Search/jobs', '/IMPRINT', '/api/V1/job-postings'])(
  'a page has one address: %s is none',
  async (path) => {
    expect((await fetch(baseUrl + path, { headers: { accept: 'text/html' } })).status).toBe(404)
  },
)

test.each([
  ['/_serverFn/abc', 'GET'],
  ['/_serverFn/abc', 'POST'],
  ['/%5FserverFn/abc', 'POST'],
  ['/_serverFn/', 'POST'],
])('the framework has no calls of its own: %s by %s', async (path, method) => {
  for (const type of ['application/json', 'application/x-www-form-urlencoded']) {
    const headers = { 'content-type': type, 'sec-fetch-site': 'same-origin', 'x-tsr-serverfn': 'true' }
    const body = method === 'GET' ? undefined : '{}'
    const response = await fetch(baseUrl + path, { method, headers, body })
    expect(response.status).toBe(404)
    const { error } = await response.json()
    expect(error.data).toEqual({ fieldErrors: null, requestId: response.headers.get('x-request-id') })
  }
})

test.each(IDS)('an ad %s that is gone has a page of 404 with the way on', async (id) => {
  for (const page of ['', '/uebernehmen'])
    await isNotFound(`/stelle-ausschreiben/${id}${page}`, demo.companyAdmin, 'Diesen Entwurf gibt es nicht mehr')
})

test.each(IDS)('an invitation %s leads to a page of 404 that says what may have become of it', async (id) => {
  await isNotFound(`/invitation/${id}`, '', 'Dieser Einladungslink gilt nicht mehr.')
})

test.each([
  ['/still-open/xyz', 'Jobs verwalten', '/app/company/job-postings'],
  ['/invitation/xyz', 'Anmelden', '/auth/login'],
  ['/company-verification/xyz', 'Zum Unternehmensprofil', '/app/company/profile'],
  ['/stelle-ausschreiben/xyz', 'Text noch einmal einfügen', '/stelle-ausschreiben'],
  ['/resume-search/unsubscribe/xyz', 'Alle Lebensläufe', '/search/resumes'],
])('a dead link of a company leads it on, not to looking for a job: %s', async (path, label, target) => {
  const page = await (await fetch(baseUrl + path, { headers: { accept: 'text/html' } })).text()
  const main = page.slice(page.indexOf('Falsch abgebogen.'))
  expect(main).toMatch(new RegExp(`href="${target}"[^>]*>${label}<`))
  expect(main.slice(0, main.indexOf('</main>'))).not.toContain('Jobs finden')
})

test('things of somebody else are not there either', async () => {
  const posting = await firstLink('/search/jobs', '', /\/job-posting\/([0-9a-f-]{36})/)
  const resume = await firstLink('/app/applicant/resumes', demo.applicant, /\/applicant\/resumes\/([0-9a-f-]{36})/)
  await isNotFound(`/app/company/job-postings/${posting}`, demo.withoutPosting)
  await isNotFound(`/app/applicant/resumes/${resume}`, 'anonym@demo.stellwerk.example')
  await isNotFound(`/api/files/resume/${resume}`, demo.applicant, 'Diese Datei haben wir nicht gefunden.')
})

test.each([
  '/search/jobs?was=%22CNC%22%20%5C%20100%25&wo=%5C&page=-3&umkreis=x&sort=drop',
  '/search/jobs?was[]=a&was[$ne]=b&page=1e9&__proto__[x]=1',
  '/search/companies?was=%25_%5C&page=99999999999999999999&branche=x',
])('a search that makes no sense is still a search: %s', async (path) => {
  const response = await fetch(baseUrl + path)
  expect(response.status).toBe(200)
  // The invalid value reaches no page: it is removed from the address.
  expect(response.url).not.toContain('page=')
  expect(await response.text()).not.toMatch(/Signalstörung|statusCode/)
})

test('a search with quotes and a backslash works over the wire as well', async () => {
  const input = encodeURIComponent(JSON.stringify({ json: { was: '"CNC" \\ \n' } }))
  const response = await fetch(`${baseUrl}/api/trpc/jobPosting.search?input=${input}`)
  expect(response.status).toBe(200)
})

test.each([
  ['GET', '/api/gibt-es-nicht'],
  ['GET', '/api/files/gibt-es-nicht'],
  ['POST', '/api/events'],
  ['DELETE', '/api/files/my-data'],
])('%s %s is no page but an error with the id of the request', async (method, path) => {
  const response = await fetch(baseUrl + path, { method, headers: { accept: 'text/html' } })
  const requestId = response.headers.get('x-request-id')
  expect([response.status, await response.json()]).toEqual([
    404,
    { error: { message: expect.any(String), code: -32004, data: { fieldErrors: null, requestId } } },
  ])
})

async function isNotFound(path: string, who: string, sentence = 'Diese Seite gibt es nicht') {
  const cookie = who === '' ? '' : cookieOf(who)
  const headers = { cookie, accept: 'text/html', ...ownAddress() }
  const response = await fetch(baseUrl + path, { headers, redirect: 'manual' })
  const html = await response.text()
  expect(response.status, path.slice(0, 100)).toBe(404)
  expect(html).toContain(sentence)
}

async function firstLink(page: string, who: string, pattern: RegExp): Promise<string> {
  const cookie = who === '' ? '' : cookieOf(who)
  const html = await (await fetch(baseUrl + page, { headers: { cookie } })).text()
  const id = pattern.exec(html)?.[1]
  if (!id) throw new Error(`no link on ${page}`)
  return id
}
