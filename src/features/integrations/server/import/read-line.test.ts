import { describe, expect, it } from 'vitest'
import { addDays } from '~/lib/dates/dates'
import { plainText } from '~/lib/rich-text/rich-text'
import { getConfig } from '~/platform/server/config'
import { LineProblem } from './line-problem'
import { readLine } from './read-line'

const now = new Date('2026-11-20T12:00:00Z')
const full = {
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: 'Koch/Köchin',
  description: '<p>Wir kochen.</p><h3>Ihr Profil</h3><ul><li>Lehre</li></ul><h3>Wir bieten</h3><p>Trinkgeld</p>',
  hiringOrganization: { '@type': 'Organization', name: 'Gasthof Linde', sameAs: 'https://linde.example' },
  jobLocation: {
    '@type': 'Place',
    address: { postalCode: '33602', addressLocality: 'Bielefeld', addressCountry: 'DE' },
    geo: { latitude: 52.02, longitude: '8.53' },
  },
  employmentType: ['PART_TIME'],
  contract: 'befristet',
  workplace: 'vor Ort',
  occupationField: 'Gastronomie, Hotel und Tourismus',
  baseSalary: {
    currency: 'EUR',
    value: { '@type': 'QuantitativeValue', minValue: 15.5, maxValue: '18,00', unitText: 'HOUR' },
  },
  datePosted: '2026-11-01',
  validThrough: '2026-12-31',
  identifier: { '@type': 'PropertyValue', name: 'Gasthof Linde', value: 'L-1' },
}
const read = (changes: object = {}) => readLine(JSON.stringify({ ...full, ...changes }), now)
const reason = (changes: object) => {
  try {
    read(changes)
  } catch (error) {
    if (error instanceof LineProblem) return error.message
    throw error
  }
  return null
}

describe('readLine', () => {
  it('reads a whole posting', () => {
    const { organization, identifier, places, fields } = read()
    expect(organization).toMatchObject({ name: 'Gasthof Linde', website: 'https://linde.example' })
    expect(identifier).toBe('L-1')
    expect(places).toEqual([{ postalCode: '33602', name: 'Bielefeld', land: 'NW', lat: 52.02, lon: 8.53 }])
    expect(fields).toMatchObject({
      title: 'Koch/Köchin (m/w/d)',
      referenceNumber: 'L-1',
      employmentTypes: ['Teilzeit'],
      contract: 'fixed-term',
      workplace: 'onsite',
      occupationField: 'Gastronomie, Hotel & Tourismus',
      salaryMinCents: 1550,
      salaryMaxCents: 1800,
      salaryPeriod: 'hour',
      publishedAt: new Date('2026-10-31T23:00:00Z'),
      runsUntil: new Date('2026-12-31T22:59:59Z'),
    })
    expect([fields.tasks, fields.profile, fields.offer].map(plainText)).toEqual(['Wir kochen.', 'Lehre', 'Trinkgeld'])
  })

  it('lets a German additionalType say what schema.org cannot', () => {
    expect(read({ additionalType: 'Minijob' }).fields.employmentTypes).toEqual(['Minijob'])
    expect(read({ employmentType: 'FULL_TIME', additionalType: 'Ausbildung' }).fields.employmentTypes).toEqual([
      'Ausbildung',
    ])
    const agency = read({ employmentType: 'FULL_TIME, TEMPORARY', additionalType: 'Zeitarbeit', contract: undefined })
    expect(agency.fields).toMatchObject({
      employmentTypes: ['Zeitarbeit', 'Vollzeit'],
      employerType: 'temporary-work',
      contract: 'permanent',
    })
  })

  it('knows work from home without a place, and lost zeros of postal codes', () => {
    const remote = read({ jobLocation: undefined, workplace: undefined, jobLocationType: 'TELECOMMUTE' })
    expect(remote).toMatchObject({ places: [], fields: { workplace: 'remote' } })
    const dresden = read({ jobLocation: [{ address: { postalCode: 1067 } }] })
    expect(dresden.places).toMatchObject([{ postalCode: '01067', name: 'Dresden', land: 'SN' }])
  })

  it('finds an ambiguous place by its Land or point, and asks back otherwise', () => {
    const halle = (extra: object, geo?: object) =>
      reason({ jobLocation: { address: { addressLocality: 'Neustadt', ...extra }, geo } })
    expect(halle({})).toMatch(/mehrmals/)
    expect(halle({}, { latitude: 49.35, longitude: 8.14 })).toBeNull()
  })

  it('leaves out pay it cannot say', () => {
    const pay = (baseSalary: object) => read({ baseSalary }).fields.salaryMinCents
    expect(pay({ currency: 'CHF', value: { value: 20, unitText: 'HOUR' } })).toBeNull()
    expect(pay({ currency: 'EUR', value: { value: 100, unitText: 'DAY' } })).toBeNull()
    expect(pay({ currency: 'EUR', value: { value: '3.400,50', unitText: 'MONTH' } })).toBe(340_050)
  })

  it('runs 60 days from the import where no end is said, and does not lie in the future', () => {
    const { fields } = read({ validThrough: undefined, datePosted: '2027-01-01' })
    expect(fields.publishedAt).toEqual(now)
    expect(fields.runsUntil).toEqual(new Date('2027-01-19T22:59:59Z'))
  })

  it('reads days and times by German clocks, in winter and in summer', () => {
    const end = (validThrough: string) => read({ validThrough }).fields.runsUntil.toISOString()
    expect(end('2027-06-30')).toBe('2027-06-30T21:59:59.000Z')
    expect(end('2027-06-30T18:00:00')).toBe('2027-06-30T16:00:00.000Z')
    expect(end('2027-01-30T18:00')).toBe('2027-01-30T17:00:00.000Z')
    expect(end('2027-01-30T18:00:00-05:00')).toBe('2027-01-30T23:00:00.000Z')
    expect(read({ datePosted: '2026-07-01' }).fields.publishedAt).toEqual(new Date('2026-06-30T22:00:00Z'))
  })

  it('keeps the end of a contract only where the contract has one, and days that the calendar has', () => {
    const until = (changes: object) => read({ fixedTermUntil: '2028-12-31', ...changes }).fields.fixedTermUntil
    expect(until({})).toBe('2028-12-31')
    expect(until({ contract: 'unbefristet' })).toBeNull()
    expect(until({ fixedTermUntil: '2028-02-30' })).toBeNull()
  })

  it('takes the address for applications, whatever it says of applying there, but none of ours', () => {
    const url = (changes: object) => read(changes).fields.externalUrl
    expect(url({ url: 'https://linde.example/koch', directApply: true })).toBe('https://linde.example/koch')
    expect(url({ url: 'https://linde.example/koch', directApply: false })).toBe('https://linde.example/koch')
    expect(url({ url: 'http://linde.example/koch' })).toBeNull()
    const { hostname } = new URL(getConfig().APP_URL)
    const own = `https://jobs.${hostname}/job-posting/1`
    expect(reason({ url: own })).toMatch(/führt zurück zu uns/)
    const { website } = read({ hiringOrganization: { name: 'Gasthof Linde', sameAs: own } }).organization
    expect(website).toBeNull()
  })

  it('tells by the hash what changed, and only that', () => {
    expect(read().hash).toBe(read({ datePosted: '2026-11-02' }).hash)
    expect(read().hash).not.toBe(read({ title: 'Koch' }).hash)
    expect(read().hash).not.toBe(read({ validThrough: '2027-01-31' }).hash)
  })

  it('does not count the end as a change where the line names none', () => {
    const open = JSON.stringify({ ...full, validThrough: undefined })
    const [today, tomorrow] = [now, addDays(now, 1)].map((day) => readLine(open, day))
    expect(tomorrow?.fields.runsUntil).not.toEqual(today?.fields.runsUntil)
    expect(tomorrow?.hash).toBe(today?.hash)
    expect(read().hash).not.toBe(today?.hash)
  })

  it.each([
    [{ title: ' ' }, 'Der Titel (title) fehlt.'],
    [{ identifier: undefined }, 'Die Kennung (identifier) fehlt.'],
    [{ hiringOrganization: {} }, 'Das Unternehmen (hiringOrganization) fehlt.'],
    [{ description: '<script>x</script>' }, 'Die Beschreibung (description) fehlt.'],
    [{ jobLocation: undefined }, 'Der Arbeitsort (jobLocation) fehlt.'],
    [{ jobLocation: { address: { addressLocality: 'Wien', addressCountry: 'AT' } } }, /nicht in Deutschland/],
    [{ jobLocation: { address: { addressLocality: 'Nirgendheim' } } }, /nicht bekannt/],
    [{ validThrough: 'bald' }, 'validThrough ist kein Datum.'],
    [{ validThrough: '2027-02-30' }, 'validThrough ist kein Datum.'],
    [{ '@type': 'Event' }, /kein JobPosting/],
  ])('refuses %j with a reason', (changes, expected) => {
    expect(reason(changes)).toMatch(expected)
  })

  it('refuses what is no JSON', () => {
    expect(() => readLine('{"title":', now)).toThrow('Die Zeile ist kein lesbares JSON.')
  })
})
