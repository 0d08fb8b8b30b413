import { beforeAll, expect, inject, test } from 'vitest'
import { uuidv7 } from '../../../src/lib/uuid.ts'
import { leakFinder } from '../../integration/anonymous/find-leaks.ts'
import { contentOf, letterOf, type Person, personOf } from '../../integration/anonymous/people.ts'
import { ownAddress } from '../../setup/own-address.ts'
import { launchBrowser } from '../browser.ts'
import { cookieOf, demo } from '../demo-session.ts'
import { applyAsGuest, asHolderOf, openAs, publishPosting } from './scene.ts'

/** Of the 300 of `tests/integration/anonymous` the first; each fifth goes the same way. */
const PEOPLE = 60
const WAYS = 5
const AT_ONCE = 6
/** Opened in a browser: four of each way. */
const IN_BROWSER = 4 * WAYS
const baseUrl = inject('baseUrl')
const company = asHolderOf(cookieOf(demo.companyAdmin))

type Sent = Person & { id: string; cookie: string; ids: string[]; messageId: string | null }

let sent: Sent[] = []
let postingId = ''
let leaks: ReturnType<typeof leakFinder>

beforeAll(async () => {
  const posting = await publishPosting(`Ohne Namen ${Date.now().toString(36)} (m/w/d)`, { isAnonymous: true })
  postingId = posting.id
  sent = await severally(
    Array.from({ length: PEOPLE }, (_, number) => personOf(number)),
    (person) => live(person),
  )
  leaks = leakFinder(sent)
}, 240_000)

/** Applies with everything people say about themselves, and what then happens. None of it shows the name. */
async function live(person: Person): Promise<Sent> {
  const { firstName, lastName, phone, postalCode, city, trades, number } = person
  const { id, cookie } = await apply(person)
  const message = 'Guten Tag {name}, liebe Person {nachname}, es geht weiter.'
  const words = `Danke. ${firstName} ${lastName}, ${trades[0]} aus ${postalCode} ${city}, Telefon ${phone}`
  const of = { applicationId: id, from: 'submitted', message } as const
  const way = number % WAYS
  if (way === 1) await company.application.changeStatus.mutate({ ...of, to: 'in_review' })
  if (way === 2) await company.application.changeStatus.mutate({ ...of, to: 'rejected' })
  const applicant = asHolderOf(cookie)
  if (way === 3) await applicant.application.withdraw.mutate({ applicationId: id, message: words })
  let messageId: string | null = null
  if (way === 4) {
    const written = await company.conversation.write.mutate({ id: uuidv7(), applicationId: id, body: message })
    const answer = { id: uuidv7(), replyToMessageId: written.id, body: words, attachmentFileIds: [] }
    messageId = (await applicant.conversation.reply.mutate(answer)).id
  }
  const session = await fetch(`${baseUrl}/api/auth/get-session`, { headers: { cookie, ...ownAddress() } })
  const { user } = await session.json()
  return { ...person, id, cookie, messageId, ids: [user.id, user.applicantProfile.id] }
}

async function apply(person: Person) {
  const { firstName, lastName, phone } = person
  const { experience, skills } = contentOf(person)
  const { applicationId: id, cookie } = await applyAsGuest(postingId, [firstName, lastName], {
    phone,
    coverLetter: letterOf(person),
    experience,
    skills: skills.map(({ name }) => name).join(', '),
  })
  return { id, cookie }
}

async function severally<In, Out>(items: readonly In[], act: (item: In) => Promise<Out>): Promise<Out[]> {
  const made: Out[] = []
  for (let at = 0; at < items.length; at += AT_ONCE) {
    made.push(...(await Promise.all(items.slice(at, at + AT_ONCE).map(act))))
  }
  return made
}

const list = () => `/app/company/applications?stelle=${postingId}`
/** Pages that tell of these people only. */
const ofThem = () => [
  ...['neueste', 'aelteste', 'frist', 'name'].map((order) => `${list()}&ansicht=liste&sortierung=${order}`),
  ...[2, 3].map((page) => `${list()}&ansicht=liste&page=${page}`),
  `${list()}&ansicht=tafel`,
  ...sent.map(({ id }) => `${list()}&bewerbung=${id}`),
  ...sent.flatMap(({ messageId }) => (messageId === null ? [] : [`/app/company/message-reply/${messageId}`])),
]
/** Pages that tell of others as well, whose trades have a gender and whose lives have years. */
const ofAll = () => [
  ...['/app/company', '/app/company/applications', '/app/company/messages', '/app/notices'],
  ...['/app/company/interviews', '/app/company/deletions', '/app/company/talent-pool'],
  ...['', '/statistics', '/close'].map((part) => `/app/company/job-postings/${postingId}${part}`),
]
/** "Bewerbung 7F" */
async function nameOf({ id }: Sent) {
  const { snapshot } = await company.application.byId.query({ id })
  return `Bewerbung ${snapshot.lastName}`
}

const ABOUT_OTHERS = /^(?:gender|year): /

/**
 * "2000" is no year where it says how much fits into a field, or of which kind of markup a picture is; and a title's word
 * is one word where it may break.
 */
const withoutMarkup = (html: string) => html.replaceAll(/\s(?:maxlength|xmlns)="[^"]*"|\u00ad/gi, '')

async function htmlOf(path: string, cookie = cookieOf(demo.companyAdmin)) {
  const headers = { cookie, accept: 'text/html', ...ownAddress() }
  const answer = await fetch(baseUrl + path, { headers })
  expect([path, answer.status]).toEqual([path, 200])
  return withoutMarkup(await answer.text())
}

test('the scan finds a person on their own page', async () => {
  const [first] = sent
  const told = leaks(await htmlOf('/app/applicant/profile', first?.cookie))
  expect(told).toEqual(expect.arrayContaining([expect.stringMatching(/^name: /), expect.stringMatching(/^id: /)]))
})

test('no page of the company says who these people are, as the server sends it', { timeout: 180_000 }, async () => {
  const told = await severally(ofThem(), async (path) => ({ path, told: leaks(await htmlOf(path)) }))
  const beside = await severally(ofAll(), async (path) => {
    return { path, told: leaks(await htmlOf(path)).filter((each) => !ABOUT_OTHERS.test(each)) }
  })
  expect([...told, ...beside].filter((page) => page.told.length > 0)).toEqual([])
  // They are there: by the names that stand for theirs. The rest of an application comes with the browser.
  expect(await htmlOf(`${list()}&ansicht=tafel`)).toMatch(/Bewerbung [0-9A-Z]{2}/)
})

test('nor does a browser that shows it', { timeout: 180_000 }, async () => {
  const browser = await launchBrowser()
  try {
    const member = await openAs(browser, cookieOf(demo.companyAdmin))
    for (const each of sent.slice(0, IN_BROWSER)) {
      const path = `${list()}&bewerbung=${each.id}`
      await member.goTo(path)
      await member.page.getByRole('heading', { name: await nameOf(each) }).waitFor()
      // With what stands in fields, which the markup does not show.
      const shown = await member.page.evaluate(() => [
        document.title,
        document.documentElement.outerHTML,
        ...[...document.querySelectorAll<HTMLInputElement>('input, textarea, select')].map(({ value }) => value),
      ])
      expect([path, leaks(shown.map(withoutMarkup))]).toEqual([path, []])
    }
    await member.leave()
  } finally {
    await browser.close()
  }
})
