// `npm run bench:propagation [-- ROUNDS]`: how long after a change was acknowledged each of three processes shows it, to
// visitors who have just read the page there. Aim: 99 % within a second. In its own PostgreSQL.
import os from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { richTextFromPlain } from '../src/lib/rich-text/rich-text.ts'
import { type Product, startProduct } from '../tests/setup/start-product.ts'
import { openOwnDatabase } from './own-database.ts'
import { percentiles } from './percentiles.ts'
import { openProduct } from './product-modules.ts'

const ROUNDS = Number(process.argv[2] ?? 30)
const LONGEST_MS = 30_000
/** Not a part of what is measured, but as often as somebody could look. */
const LOOK_MS = 5
const PROFILE = {
  ...{ legalForm: 'GmbH', registerCourt: null, registerNumber: null, vatId: '' },
  ...{ street: 'Werkstraße', houseNumber: '1', postalCode: '33607', city: 'Bielefeld', website: '' },
  ...{ sizeBand: '50-249', industry: 'Industrie & Maschinenbau', benefits: [], description: richTextFromPlain([]) },
  ...{ contactName: 'Ute Sander', contactEmail: 'personal@firma.example', contactPhone: null },
  ...{ representatives: null, legalEmail: null, legalPhone: null, economicId: null, supervisoryAuthority: null },
}
const { close } = await openOwnDatabase()
const modules = await openProduct()
const { DATABASE_URL = '', AUTH_SECRET = '', DATA_DIR = '' } = process.env
const env = { DATABASE_URL, AUTH_SECRET, DATA_DIR, DEMO: 'off', TMPDIR: os.tmpdir() }
const nodes: Product[] = []
try {
  for (let node = 0; node < 3; node++) nodes.push(await startProduct(env))
  await measure()
} finally {
  await Promise.all(nodes.map((node) => node.stop()))
  const { closeDatabase } = await modules.load('/src/platform/server/database/db.ts')
  await closeDatabase()
  await modules.close()
  await close()
}
process.exit()

async function measure() {
  const { createCompany } = await modules.load('/tests/factories/company.ts')
  const { createJobPosting } = await modules.load('/tests/factories/job-posting.ts')
  const { createPlatformAdmin } = await modules.load('/tests/factories/user.ts')
  const { sessionCookie } = await modules.load('/tests/factories/session.ts')
  const company = await createCompany()
  const posting = await createJobPosting({ companyId: company.id, title: 'Zeppelinlotse (m/w/d)' })
  const admin = await sessionCookie((await createPlatformAdmin()).id)
  let own = await sessionCookie(company.admin.id)
  const page = `/job-posting/${posting.id}`
  const { profile } = await call('companyProfile.mine', null, own)
  const profilePage = `/company/${profile.id}`
  const isOnline = async (node: Product) => (await read(node, page)).includes('"@type":"JobPosting"')
  const isFound = async (node: Product) => (await read(node, '/search/jobs?was=Zeppelinlotse')).includes(posting.id)
  const measured = new Map<string, number[]>()

  /** Makes a change through the first node and waits until all show it. */
  async function change(name: string, act: () => Promise<unknown>, isShown: (node: Product) => Promise<boolean>) {
    await act()
    const from = performance.now()
    const times = await Promise.all(
      nodes.map(async (node) => {
        while (!(await isShown(node))) {
          if (performance.now() - from > LONGEST_MS) throw new Error(`${name}: not shown by ${node.url}`)
          await wait(LOOK_MS)
        }
        return performance.now() - from
      }),
    )
    measured.set(name, [...(measured.get(name) ?? []), ...times])
  }

  const not = (shown: (node: Product) => Promise<boolean>) => async (node: Product) => !(await shown(node))
  for (let round = 0; round <= ROUNDS; round++) {
    // The first one warms up the code.
    if (round === 1) measured.clear()
    const reason = 'Gemessen wird, wie schnell es alle zeigen.'
    await change('taken down: page', () => call('jobPosting.pause', { id: posting.id }, own), not(isOnline))
    await change('taken down: search, after that', async () => {}, not(isFound))
    await change('published: page', () => call('jobPosting.resume', { id: posting.id }, own), isOnline)
    await change('published: search, after that', async () => {}, isFound)
    await change(
      'company suspended: page',
      () => call('admin.suspendCompany', { id: company.id, reason }, admin),
      not(isOnline),
    )
    await change(
      'company restored: page',
      () => call('admin.restoreCompany', { id: company.id, reason }, admin),
      isOnline,
    )
    // The suspension signed everybody out.
    own = await sessionCookie(company.admin.id)
    const { id, version } = (await call('companyProfile.mine', null, own)).profile
    const name = `Luftfahrt ${round} GmbH`
    await change(
      'profile changed: page',
      () => call('companyProfile.save', { ...PROFILE, id, version, name }, own),
      async (node) => (await read(node, profilePage)).includes(name),
    )
    const session = await sessionCookie(company.admin.id)
    await Promise.all(nodes.map((node) => isSignedIn(node, session)))
    await change(
      'signed out',
      () => signOut(session),
      async (node) => !(await isSignedIn(node, session)),
    )
  }
  console.log(
    `${nodes.length} processes, ${ROUNDS} rounds, load ${os.loadavg()[0]?.toFixed(1)}; milliseconds (aim: p99 1,000)`,
  )
  console.table([...measured].map(([name, times]) => ({ change: name, ...percentiles(times), p99: p99(times) })))
}

function p99(times: readonly number[]): number {
  return Math.round([...times].sort((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? 0)
}

function first(): string {
  return nodes[0]?.url ?? ''
}

async function read(node: Product, path: string): Promise<string> {
  return (await fetch(`${node.url}${path}`)).text()
}

async function isSignedIn(node: Product, cookie: string): Promise<boolean> {
  return (await fetch(`${node.url}/api/trpc/companyProfile.mine`, { headers: { cookie } })).ok
}

async function signOut(cookie: string): Promise<void> {
  const headers = { cookie, origin: first(), 'content-type': 'application/json' }
  const answer = await fetch(`${first()}/api/auth/sign-out`, { method: 'POST', headers, body: '{}' })
  if (!answer.ok) throw new Error(`Signing out was answered with ${answer.status}.`)
}

/** Asks the first process; with an input it is a change. */
async function call(procedure: string, input: object | null, cookie: string) {
  const headers = { 'content-type': 'application/json', origin: first(), cookie }
  const body = input === null ? {} : { method: 'POST', body: JSON.stringify({ json: input }) }
  const answer = await fetch(`${first()}/api/trpc/${procedure}`, { headers, ...body })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${procedure}: ${text.slice(0, 500)}`)
  return JSON.parse(text).result.data.json
}
