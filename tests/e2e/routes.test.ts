import { describe, expect, inject, test } from 'vitest'
import { cookieOf, demo } from './demo-session.ts'

const baseUrl = inject('baseUrl')

/** Path, and its result: a title (200) or another path (redirect). */
type Row = readonly [path: string, leadsTo: { title: string } | { to: string }]

const title = (text: string) => ({ title: text })
const to = (path: string) => ({ to: path })

const PUBLIC: Row[] = [
  ['/', title('Stellwerk')],
  ['/agb', title('Allgemeine Geschäftsbedingungen (AGB)')],
  ['/imprint', title('Impressum')],
  ['/pricing', title('Sie brauchen Leute. Fangen Sie beim Text an.')],
  ['/stelle-ausschreiben', title('Stelle ausschreiben')],
  ['/privacy', title('Datenschutz')],
  ['/so-sortieren-wir', title('So sortieren wir')],
  ['/barrierefreiheit', title('Barrierefreiheit')],
  ['/transparency', title('Transparenzbericht')],
  ['/privacy/request', title('Anfrage zum Datenschutz')],
  ['/quellen', title('Quellen')],
  ['/search/jobs', title('Jobs finden')],
  ['/search/companies', title('Alle Unternehmen')],
  ['/berufsfelder', title('Berufsfelder')],
]

const ANONYMOUS: Row[] = [
  ...PUBLIC,
  ['/auth/login', title('Anmelden')],
  ['/auth/register', title('Registrieren')],
  ['/auth/forgot-password', title('Passwort vergessen')],
  ['/auth/reset-password', to('/auth/forgot-password')],
  ['/auth/reset-password?token=verbraucht', to('/auth/forgot-password?expired=true')],
  ['/auth/confirm', to('/auth/login')],
  ['/app', to('/auth/login?redirect=%2Fapp')],
  ['/app/company/sepa', to('/auth/login?redirect=%2Fapp%2Fcompany%2Fsepa')],
  ['/resume/00000000-0000-7000-8000-000000000000', to('/auth/login')],
  ['/search/resumes', to('/auth/login')],
  ['/super/companies', to('/auth/login')],
]

const APPLICANT: Row[] = [
  ...PUBLIC,
  ['/auth/login', to('/app')],
  ['/app', to('/app/applicant')],
  ['/app/applicant', title('Übersicht')],
  ['/app/applicant/profile', title('Mein Profil')],
  ['/app/applicant/applications', title('Beworbene Jobs')],
  ['/app/applicant/resumes', title('Mein Lebenslauf')],
  ['/app/applicant/resumes/create', title('Lebenslauf anlegen')],
  ['/app/applicant/saved', title('Gemerkte Stellen')],
  ['/app/applicant/messages', title('Nachrichten')],
  ['/app/account', title('Konto und Sicherheit')],
  ['/app/company', to('/app')],
  ['/app/company/sepa', to('/app')],
  ['/super/companies', to('/app')],
  ['/search/resumes', to('/app')],
]

const COMPANY_ADMIN: Row[] = [
  ['/app', to('/app/company')],
  ['/app/company', title('Übersicht')],
  ['/app/company/sepa', to('/app')],
  ['/app/company/profile', title('Unternehmensprofil')],
  ['/app/company/members', title('Kollegen')],
  ['/app/company/applications', title('Bewerbungen')],
  ['/app/company/job-postings', title('Jobs verwalten')],
  ['/app/company/job-postings/create', title('Neuen Job posten')],
  ['/app/company/messages', title('Nachrichten')],
  ['/app/company/billing', title('Tarif und Rechnungen')],
  ['/search/resumes', title('Alle Lebensläufe')],
  ['/app/applicant', to('/app')],
  ['/super/companies', to('/app')],
]

const COMPANY_MEMBER: Row[] = [
  ['/app/company', title('Übersicht')],
  ['/app/company/members', to('/app')],
  ['/app/company/billing', to('/app')],
  ['/app/company/sepa', to('/app')],
  ['/search/resumes', title('Alle Lebensläufe')],
]

const NEW_COMPANY: Row[] = [
  ['/app', to('/app/company/sepa')],
  ['/app/company', to('/app/company/sepa')],
  ['/app/account', to('/app/company/sepa')],
  ['/app/company/sepa', title('Bezahlung einrichten')],
]

const ROLES = {
  anonymous: ANONYMOUS,
  [demo.applicant]: APPLICANT,
  [demo.companyAdmin]: COMPANY_ADMIN,
  [demo.companyMember]: COMPANY_MEMBER,
  [demo.newCompany]: NEW_COMPANY,
  // Billing is set up, the licence has expired: the page opens for booking again; résumé search redirects to /app.
  [demo.withoutLicense]: [
    ['/app/company/sepa', title('Bezahlung einrichten')],
    ['/app/company', title('Übersicht')],
    ['/search/resumes', to('/app')],
  ],
  [demo.withoutPosting]: [['/search/resumes', to('/app/company/job-postings')]],
  [demo.platformAdmin]: [
    ['/super/companies', title('Alle Unternehmen')],
    ['/super/applicants', title('Alle Bewerber')],
    ['/super/subscription-plans', title('Tarife')],
    ['/super/mails', title('Postausgang')],
    ['/search/resumes', to('/app')],
  ],
} satisfies Record<string, readonly Row[]>

describe.each(Object.entries(ROLES))('%s', (who, rows) => {
  test.each([...rows])('%s', async (path, leadsTo) => {
    const cookie = who === 'anonymous' ? '' : cookieOf(who)
    const response = await follow(path, cookie)
    if ('to' in leadsTo) {
      expect(response.visited).toContainEqual(expect.stringMatching(new RegExp(`^${literal(leadsTo.to)}`)))
      return
    }
    expect(response.status).toBe(200)
    expect(response.visited.at(-1)).toMatch(new RegExp(`^${literal(path)}(\\?|$)`))
    const documentTitle = /<title>(.*?)<\/title>/.exec(response.html)?.[1]
    expect(documentTitle).toMatch(path === '/' ? /Stellwerk/ : new RegExp(`^${literal(leadsTo.title)} · Stellwerk$`))
    expect(response.html.match(/<h1/g)).toHaveLength(1)
  })
})

test.each([
  ['/gibt-es-nicht', undefined],
  ['/job-posting/keine-id', undefined],
  ['/job-posting/00000000-0000-7000-8000-000000000000', undefined],
  ['/company/00000000-0000-7000-8000-000000000000', undefined],
  ['/app/gibt-es-nicht', demo.applicant],
  ['/app/applicant/gibt-es-nicht', demo.applicant],
  ['/app/applicant/message-reply/00000000-0000-7000-8000-000000000000', demo.applicant],
  ['/app/company/gibt-es-nicht', demo.companyAdmin],
  ['/super/gibt-es-nicht', demo.platformAdmin],
])('%s is not found', async (path, who) => {
  const response = await fetch(baseUrl + path, { redirect: 'manual', headers: { cookie: who ? cookieOf(who) : '' } })
  expect(response.status).toBe(404)
  const html = await response.text()
  expect(html).toContain('Page not found')
  expect(html.match(/<main/g)).toHaveLength(1)
  expect(html.match(/<h1/g)).toHaveLength(1)
  expect(html).toContain('<title>Seite nicht gefunden · Stellwerk</title>')
})

test('numbers beside the destinations and what is to do are in the first answer already', async () => {
  const { html } = await follow('/app/company', cookieOf(demo.companyAdmin))
  expect(html).toMatch(/class="badge">\d+<span class="sr-only"> (?:<!-- -->)?online/)
  expect(html).toContain('Heute zu tun')
})

/** Follows redirects, and records every address on the way. */
async function follow(path: string, cookie: string) {
  const visited: string[] = [path]
  for (;;) {
    const current = visited.at(-1) ?? path
    const response = await fetch(baseUrl + current, { redirect: 'manual', headers: { cookie } })
    const location = response.headers.get('location')
    if (!location || visited.length > 5) return { status: response.status, visited, html: await response.text() }
    const url = new URL(location, baseUrl + current)
    visited.push(url.pathname + url.search)
  }
}

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
