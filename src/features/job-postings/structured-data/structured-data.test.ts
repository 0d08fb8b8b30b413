import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { richTextFromList } from '~/lib/rich-text/rich-text'
import { jobPostingJsonLd, scriptJson } from './structured-data'

const now = new Date('2026-11-21T12:00:00Z')
const posting = {
  id: '0199d3a0-0000-7000-8000-000000000001',
  url: 'https://stellwerk.example/job-posting/1',
  plainTitle: 'Koch in Teilzeit',
  referenceNumber: 'K-7',
  employerType: 'direct',
  employmentTypes: ['Teilzeit', 'Minijob'],
  contract: 'permanent',
  workplace: 'onsite',
  salaryMinCents: 1500_00,
  salaryMaxCents: 1800_50,
  salaryPeriod: 'month',
  hoursPerWeek: 20,
  startDate: '2027-01-01',
  openings: 2,
  tasks: richTextFromList(['Suppen & Soßen', '</script><script>alert(1)</script>']),
  profile: richTextFromList(['Freude am Kochen']),
  offer: { type: 'doc', content: [] },
  cardPlaces: [{ postalCode: '33602', name: 'Bielefeld', land: 'NW', lat: 52.02, lon: 8.53 }],
  externalUrl: null,
  publishedAt: new Date('2026-11-19T23:30:00Z'),
  runsUntil: new Date('2027-01-18T23:30:00Z'),
  companyName: 'Gasthaus Krone',
  companyWebsite: 'https://krone.example',
  companyIndustry: 'Gastgewerbe & Tourismus',
  companyLogoUrl: 'https://stellwerk.example/api/files/company/1',
  companyAddress: { street: 'Alter Markt', houseNumber: '3', postalCode: '33602' },
  occupationCode: '29302',
} satisfies Parameters<typeof jobPostingJsonLd>[0]
type Posting = Parameters<typeof jobPostingJsonLd>[0]

const jsonLd = (given: Partial<Posting> = {}) => jobPostingJsonLd({ ...posting, ...given }, now)

/** Google's fields with their known values; anything unknown fails. */
const placeSchema = z.strictObject({
  '@type': z.literal('Place'),
  address: z.strictObject({
    '@type': z.literal('PostalAddress'),
    streetAddress: z.string().min(1).optional(),
    postalCode: z.string().regex(/^\d{5}$/),
    addressLocality: z.string().min(1),
    addressRegion: z.string().min(1),
    addressCountry: z.literal('DE'),
  }),
  geo: z.strictObject({
    '@type': z.literal('GeoCoordinates'),
    latitude: z.number().min(47).max(55.1),
    longitude: z.number().min(5.8).max(15.1),
  }),
})
const salarySchema = z.strictObject({
  '@type': z.literal('MonetaryAmount'),
  currency: z.literal('EUR'),
  value: z
    .strictObject({
      '@type': z.literal('QuantitativeValue'),
      value: z.number().positive().optional(),
      minValue: z.number().positive().optional(),
      maxValue: z.number().positive().optional(),
      unitText: z.enum(['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR']),
    })
    .refine(
      ({ value, minValue, maxValue }) => (value === undefined) !== (minValue === undefined && maxValue === undefined),
    ),
})
const googleSchema = z
  .strictObject({
    '@context': z.literal('https://schema.org'),
    '@type': z.literal('JobPosting'),
    title: z.string().min(1),
    description: z.string().startsWith('<h2>'),
    identifier: z.strictObject({
      '@type': z.literal('PropertyValue'),
      name: z.string().min(1),
      value: z.string().min(1),
    }),
    url: z.url({ protocol: /^https?$/ }),
    datePosted: z.iso.date(),
    validThrough: z.iso.datetime(),
    employmentType: z
      .array(z.enum(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'VOLUNTEER', 'PER_DIEM', 'OTHER']))
      .min(1),
    hiringOrganization: z.strictObject({
      '@type': z.literal('Organization'),
      name: z.string().min(1),
      sameAs: z.url().optional(),
      logo: z.url({ protocol: /^https?$/ }).optional(),
    }),
    industry: z.string().optional(),
    jobLocation: z.array(placeSchema).min(1).optional(),
    jobLocationType: z.literal('TELECOMMUTE').optional(),
    applicantLocationRequirements: z.strictObject({ '@type': z.literal('Country'), name: z.literal('DE') }).optional(),
    baseSalary: salarySchema.optional(),
    directApply: z.boolean(),
    totalJobOpenings: z.int().positive(),
    workHours: z.string().optional(),
    jobStartDate: z.iso.date().optional(),
    jobImmediateStart: z.literal(true).optional(),
    educationRequirements: z
      .union([
        z.literal('no requirements'),
        z.strictObject({
          '@type': z.literal('EducationalOccupationalCredential'),
          credentialCategory: z.enum([
            'high school',
            'associate degree',
            'bachelor degree',
            'professional certificate',
            'postgraduate degree',
          ]),
        }),
      ])
      .optional(),
    experienceRequirements: z
      .union([
        z.literal('no requirements'),
        z.strictObject({
          '@type': z.literal('OccupationalExperienceRequirements'),
          monthsOfExperience: z.int().positive(),
        }),
      ])
      .optional(),
    occupationalCategory: z
      .strictObject({
        '@type': z.literal('CategoryCode'),
        codeValue: z.string().regex(/^\d{4}[1-4]$/),
        inCodeSet: z.strictObject({ '@type': z.literal('CategoryCodeSet'), name: z.string().min(1) }),
      })
      .optional(),
  })
  .refine((data) => data.jobLocation !== undefined || data.jobLocationType === 'TELECOMMUTE', 'no place')
  .refine((data) => (data.jobLocationType === undefined) === (data.applicantLocationRequirements === undefined))
  .refine((data) => data.datePosted <= data.validThrough)

describe('jobPostingJsonLd', () => {
  it.each<[string, Partial<Posting>]>([
    ['everything', {}],
    ['work from home', { workplace: 'remote', cardPlaces: [] }],
    ['work from home with an office', { workplace: 'remote' }],
    ['no pay', { salaryMinCents: null, salaryMaxCents: null }],
    ['one figure', { salaryMaxCents: 1500_00 }],
    ['pay from', { salaryMaxCents: null }],
    ['pay up to', { salaryMinCents: null }],
    ['little known', { companyWebsite: null, companyLogoUrl: null, companyIndustry: null, referenceNumber: null }],
    ['no known occupation', { occupationCode: null }],
    ['requirements', { profile: richTextFromList(['Abgeschlossene Berufsausbildung', '3 Jahre Berufserfahrung']) }],
    ['no requirements', { profile: richTextFromList(['Quereinsteiger willkommen', 'Keine Berufserfahrung nötig']) }],
    ['temporary work', { employerType: 'temporary-work', employmentTypes: ['Zeitarbeit'] }],
    ['every kind', { employmentTypes: ['Vollzeit', 'Ausbildung', 'Praktikum', 'Werkstudent', 'Freie Mitarbeit'] }],
  ])('stands by what Google knows: %s', (_, given) => {
    expect(googleSchema.safeParse(jsonLd(given)).error?.issues ?? []).toEqual([])
  })

  it('has what Google requires and recommends', () => {
    expect(jsonLd()).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title: 'Koch in Teilzeit',
      identifier: { '@type': 'PropertyValue', name: 'Gasthaus Krone', value: 'K-7' },
      datePosted: '2026-11-20',
      validThrough: '2027-01-18T23:30:00.000Z',
      employmentType: ['PART_TIME'],
      hiringOrganization: {
        '@type': 'Organization',
        name: 'Gasthaus Krone',
        sameAs: 'https://krone.example',
        logo: 'https://stellwerk.example/api/files/company/1',
      },
      jobLocation: [
        {
          '@type': 'Place',
          address: {
            '@type': 'PostalAddress',
            streetAddress: 'Alter Markt 3',
            postalCode: '33602',
            addressLocality: 'Bielefeld',
            addressRegion: 'Nordrhein-Westfalen',
            addressCountry: 'DE',
          },
          geo: { '@type': 'GeoCoordinates', latitude: 52.02, longitude: 8.53 },
        },
      ],
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'EUR',
        value: { '@type': 'QuantitativeValue', minValue: 1500, maxValue: 1800.5, unitText: 'MONTH' },
      },
      directApply: true,
      jobStartDate: '2027-01-01',
    })
  })

  it('sends nobody to a street where the job is not', () => {
    const street = (given: Partial<Posting>) => jsonLd(given).jobLocation?.[0]?.address
    const elsewhere = [{ postalCode: '33604', name: 'Bielefeld', land: 'NW' as const, lat: 52.02, lon: 8.53 }]
    expect(street({ cardPlaces: elsewhere })).not.toHaveProperty('streetAddress')
    expect(street({ employerType: 'temporary-work' })).not.toHaveProperty('streetAddress')
    expect(street({ employerType: 'placement' })).not.toHaveProperty('streetAddress')
  })

  it('names the industry only where the job is in the company’s own', () => {
    const industry = (employerType: Posting['employerType']) =>
      jsonLd({ companyIndustry: 'Arbeitnehmerüberlassung', employerType }).industry
    expect([industry('direct'), industry('temporary-work'), industry('placement')]).toEqual([
      'Arbeitnehmerüberlassung',
      undefined,
      undefined,
    ])
  })

  it('names the occupation by its code, and states of degree and experience what the profile says', () => {
    const profile = richTextFromList(['Abgeschlossenes Studium', 'Mindestens zwei Jahre Berufserfahrung'])
    expect(jsonLd({ profile })).toMatchObject({
      occupationalCategory: { codeValue: '29302' },
      educationRequirements: { credentialCategory: 'bachelor degree' },
      experienceRequirements: { monthsOfExperience: 24 },
    })
    const plain = jsonLd({ occupationCode: null })
    for (const name of ['occupationalCategory', 'educationRequirements', 'experienceRequirements'])
      expect(plain).not.toHaveProperty(name)
  })

  it('writes hours as Germans do', () => {
    expect(jsonLd({ hoursPerWeek: 38.5 })).toMatchObject({ workHours: '38,5 Stunden pro Woche' })
  })

  it('says that one applies elsewhere where one does', () => {
    expect(jsonLd({ externalUrl: 'https://krone.example/jobs' })).toMatchObject({ directApply: false })
  })

  it('describes the job in escaped HTML and leaves out empty parts', () => {
    const { description } = jsonLd()
    expect(description).toContain('<h2>Aufgaben</h2><ul><li>Suppen &amp; Soßen</li><li>&lt;/script&gt;')
    expect(description).not.toContain('Wir bieten')
  })

  it('says where people must live for work from home', () => {
    const remote = jsonLd({ workplace: 'remote', cardPlaces: [] })
    expect(remote).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country' },
    })
    expect(remote).not.toHaveProperty('jobLocation')
    expect(jsonLd({ workplace: 'hybrid' })).not.toHaveProperty('jobLocationType')
  })

  it('knows fixed terms, lent workers, one figure, a lower or upper one, and none', () => {
    const value = (given: Partial<Posting>) => jsonLd(given).baseSalary?.value
    expect(jsonLd({ contract: 'fixed-term' })).toMatchObject({ employmentType: ['PART_TIME', 'TEMPORARY'] })
    expect(jsonLd({ employerType: 'temporary-work' })).toMatchObject({ employmentType: ['PART_TIME', 'TEMPORARY'] })
    expect(value({ salaryMaxCents: 1500_00 })).toMatchObject({ value: 1500 })
    expect(value({ salaryMaxCents: null })).toEqual({ '@type': 'QuantitativeValue', minValue: 1500, unitText: 'MONTH' })
    expect(value({ salaryMinCents: null })).toMatchObject({ maxValue: 1800.5 })
    expect(jsonLd({ salaryMinCents: null, salaryMaxCents: null })).not.toHaveProperty('baseSalary')
  })

  it('says "at once" for a day that has come', () => {
    const started = jsonLd({ startDate: '2026-11-21' })
    expect(started).toMatchObject({ jobImmediateStart: true })
    expect(started).not.toHaveProperty('jobStartDate')
    expect(jsonLd({ startDate: null })).not.toHaveProperty('jobImmediateStart')
  })
})

describe('scriptJson', () => {
  it('cannot leave its script element', () => {
    const text = scriptJson({ text: '</script><!--\u2028' })
    expect(text).not.toMatch(/[<\u2028]/)
    expect(JSON.parse(text)).toEqual({ text: '</script><!--\u2028' })
  })
})
