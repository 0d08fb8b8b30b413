import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { runActs } from '~/features/accounts/server/holds/timed-job'
import { jobPosting } from '~/features/job-postings/server/table'
import { addDays } from '~/lib/dates/dates'
import { plainText } from '~/lib/rich-text/rich-text'
import { database } from '~/platform/server/database/db'
import { hashLinkToken } from '~/platform/server/link-token'
import { callerFor } from '../../../../tests/factories/caller'
import { createCompany } from '../../../../tests/factories/company'
import { AD_TEMPLATES } from '../templates'
import { AD_DRAFT_ACTS } from './jobs'
import { tens } from './people-nearby'
import { adDraft } from './table'

const TEXT = `Wir suchen einen Zerspanungsmechaniker (m/w/d) für unser junges Team in Bielefeld.

Ihre Aufgaben
- CNC-Drehmaschinen einrichten
- Teile prüfen

Ihr Profil
- Muttersprache Deutsch

Wir bieten
- 30 Tage Urlaub`

const visitor = callerFor(null)

async function begun(text = TEXT) {
  const { token } = await visitor.adDraft.begin({ text })
  return { token, ad: await visitor.adDraft.byToken({ token }) }
}

it('tells people in tens, and fewer than ten not at all', () => {
  expect([0, 9, 10, 19, 147].map(tens)).toEqual([null, null, 10, 10, 140])
})

describe('an ad without an account', () => {
  it('is split, checked and placed', async () => {
    const { ad } = await begun()
    expect(ad.input).toMatchObject({
      title: 'Zerspanungsmechaniker (m/w/d)',
      occupationField: 'Metall & Maschinenbau',
      places: [{ name: 'Bielefeld' }],
    })
    expect(ad.parts).toMatchObject({ profile: '- Muttersprache Deutsch', offer: '- 30 Tage Urlaub' })
    expect(ad.findings.map(({ rule }) => rule)).toEqual(expect.arrayContaining(['origin-native-speaker']))
  })

  it('keeps keywords as facts, and calls them no offer', async () => {
    const { ad } = await begun('Koch in Teilzeit, Bielefeld, ab 16 €')
    expect(ad.input).toMatchObject({ title: 'Koch (m/w/d)', employmentTypes: ['Teilzeit'], salaryMinCents: 16_00 })
    expect(ad.parts).toEqual({ tasks: '', profile: '', offer: '' })
  })

  it('counts people in the radius that its writer chooses, one of a few', async () => {
    const { token, ad } = await begun()
    const around = (radiusKm: 30 | 100) => visitor.adDraft.peopleAround({ token, version: ad.version, radiusKm })
    expect([await around(100), await around(30)]).toMatchObject([{ radiusKm: 100, place: 'Bielefeld' }, ad.people])
    // So few steps tell nothing about single people.
    // @ts-expect-error nobody may ask for another
    await expect(around(31)).rejects.toThrow()
  })

  it('is mended by a click, and by one for all', async () => {
    const { token, ad } = await begun()
    const hint = ad.findings.find(({ rule }) => rule === 'origin-native-speaker')
    const { span = { start: 0, end: 0 }, text = '', instead } = hint?.mend ?? {}
    // As much as is replaced, which is not always what was found.
    expect([instead, text]).toEqual(['Muttersprache Deutsch', 'Deutsch (C1)'])
    const mended = await visitor.adDraft.mend({ token, version: ad.version, field: 'profile', ...span, text })
    expect(mended.parts.profile).toBe('- Deutsch (C1)')
    const all = await visitor.adDraft.mendAll({ token, version: mended.version })
    expect(all.findings.filter(({ mend }) => mend !== null)).toEqual([])
    expect(plainText(all.input.tasks)).not.toMatch(/jung/)
  })

  it('takes a part as it is typed, and refuses what another window has overtaken', async () => {
    const { token, ad } = await begun()
    const changes = { offer: 'Wir sind da.\n- 32 Tage Urlaub\n- Jobrad' }
    const changed = await visitor.adDraft.change({
      token,
      version: ad.version,
      changes: { ...changes, contract: 'permanent' },
    })
    expect([ad.isContractAssumed, changed.isContractAssumed]).toEqual([true, false])
    expect(changed.input.offer.content.map(({ type }) => type)).toEqual(['paragraph', 'bulletList'])
    await expect(visitor.adDraft.change({ token, version: ad.version, changes })).rejects.toMatchObject({
      cause: { reason: 'changedMeanwhile' },
    })
  })

  it.each(AD_TEMPLATES.map(({ key }) => key))(
    'begins with the template %s, which has nothing to mend',
    async (template) => {
      const { token } = await visitor.adDraft.begin({ template })
      const ad = await visitor.adDraft.byToken({ token })
      // Only the pay, which nobody but the company knows.
      expect(ad.findings.filter(({ severity }) => severity !== 'hint').map(({ rule }) => rule)).toEqual(['pay-missing'])
      expect([ad.partsFilled, ad.input.occupationField]).toEqual([3, expect.any(String)])
    },
  )

  it('begins a title with a capital, also of words typed in haste, but no name that has none', async () => {
    const title = async (text: string) => (await begun(text)).ad.input.title
    expect([await title('koch'), await title('iOS-Entwickler')]).toEqual(['Koch (m/w/d)', 'iOS-Entwickler (m/w/d)'])
  })

  it('begins with the title alone where the occupation is unknown, and makes nothing up', async () => {
    const { token } = await visitor.adDraft.begin({ occupation: 'Orgelstimmerin' })
    const ad = await visitor.adDraft.byToken({ token })
    expect([ad.input.title, ad.partsFilled]).toEqual(['Orgelstimmerin (m/w/d)', 0])
    expect(ad.missing).toEqual(expect.arrayContaining(['Aufgaben', 'Profil', 'Was Sie bieten']))
  })

  it('is read from a file, and a picture is refused with a word', async () => {
    const { token } = await visitor.adDraft.beginWithFile(formOf('anzeige.txt', TEXT))
    expect((await visitor.adDraft.byToken({ token })).partsFilled).toBe(3)
    await expect(visitor.adDraft.beginWithFile(formOf('foto.png', '\u0089PNG'))).rejects.toMatchObject({
      cause: { reason: 'filePicture' },
    })
  })

  it('is gone after an hour, unless its writer goes on to register', async () => {
    const [first, second] = [await begun(), await begun()]
    await visitor.adDraft.keep({ token: second.token })
    const later = addDays(new Date(), 1)
    await expect(callerFor(null, { now: later }).adDraft.byToken({ token: first.token })).rejects.toMatchObject({
      cause: { reason: 'unknown' },
    })
    await callerFor(null, { now: later }).adDraft.byToken({ token: second.token })
    const { db } = database()
    await runActs(db, later, 'ad-drafts', AD_DRAFT_ACTS)
    const rows = async (token: string) => db.$count(adDraft, eq(adDraft.tokenHash, hashLinkToken(token)))
    expect([await rows(first.token), await rows(second.token)]).toEqual([0, 1])
  })

  it('becomes a draft of the company once, whoever asks twice, and of no other', async () => {
    const { token } = await begun()
    const company = await createCompany({ hasProfile: false })
    const caller = callerFor(company.admin)
    const { id } = await caller.adDraft.take({ token })
    expect(await caller.adDraft.take({ token })).toEqual({ id })
    const { db } = database()
    const rows = await db.select().from(jobPosting).where(eq(jobPosting.companyId, company.id))
    expect(rows).toMatchObject([{ id, status: 'draft', title: 'Zerspanungsmechaniker (m/w/d)' }])
    for (const gone of ['unbekannt', hashLinkToken(token).slice(0, 40)]) {
      await expect(caller.adDraft.take({ token: gone })).rejects.toMatchObject({ cause: { reason: 'unknown' } })
    }
    const rival = await createCompany()
    await expect(callerFor(rival.admin).adDraft.take({ token })).rejects.toMatchObject({ cause: { reason: 'idTaken' } })
  })
})

function formOf(name: string, content: string): FormData {
  const form = new FormData()
  form.set('file', new File([Buffer.from(content, 'latin1')], name))
  return form
}
