import { describe, expect, it } from 'vitest'
import { richTextFromList } from '~/lib/rich-text'
import { jobPostingJsonLd, scriptJson } from './structured-data'

const url = 'https://stellwerk.example/job-posting/1'
const posting = {
  id: '0199d3a0-0000-7000-8000-000000000001',
  title: 'Koch (m/w/d) in Teilzeit',
  referenceNumber: 'K-7',
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
  places: [{ postalCode: '33602', name: 'Bielefeld', land: 'NW', lat: 52.02, lon: 8.53 }],
  publishedAt: new Date('2026-11-19T23:30:00Z'),
  runsUntil: new Date('2027-01-18T23:30:00Z'),
  companyName: 'Gasthaus Krone',
  companyWebsite: 'https://krone.example',
} satisfies Parameters<typeof jobPostingJsonLd>[0]

describe('jobPostingJsonLd', () => {
  it('has what Google requires and recommends', () => {
    expect(jobPostingJsonLd(posting, url)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title: 'Koch in Teilzeit',
      identifier: { '@type': 'PropertyValue', name: 'Gasthaus Krone', value: 'K-7' },
      datePosted: '2026-11-20',
      validThrough: '2027-01-18T23:30:00.000Z',
      employmentType: ['PART_TIME'],
      hiringOrganization: { '@type': 'Organization', name: 'Gasthaus Krone', sameAs: 'https://krone.example' },
      jobLocation: [
        {
          '@type': 'Place',
          address: {
            '@type': 'PostalAddress',
            postalCode: '33602',
            addressLocality: 'Bielefeld',
            addressRegion: 'Nordrhein-Westfalen',
            addressCountry: 'DE',
          },
        },
      ],
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'EUR',
        value: { '@type': 'QuantitativeValue', minValue: 1500, maxValue: 1800.5, unitText: 'MONTH' },
      },
      directApply: false,
    })
  })

  it('describes the job in escaped HTML and leaves out empty parts', () => {
    const { description } = jobPostingJsonLd(posting, url)
    expect(description).toContain('<h2>Aufgaben</h2><ul><li>Suppen &amp; Soßen</li><li>&lt;/script&gt;')
    expect(description).not.toContain('Wir bieten')
  })

  it('says where people must live for work from home', () => {
    const remote = jobPostingJsonLd({ ...posting, workplace: 'remote', places: [] }, url)
    expect(remote).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country' },
    })
    expect(remote).not.toHaveProperty('jobLocation')
  })

  it('knows fixed terms, one figure, and none', () => {
    const open = { ...posting, contract: 'fixed-term' as const, salaryMaxCents: null }
    expect(jobPostingJsonLd(open, url)).toMatchObject({
      employmentType: ['PART_TIME', 'TEMPORARY'],
      baseSalary: { value: { value: 1500 } },
    })
    expect(jobPostingJsonLd({ ...open, salaryMinCents: null }, url)).not.toHaveProperty('baseSalary')
  })
})

describe('scriptJson', () => {
  it('cannot leave its script element', () => {
    const text = scriptJson({ text: '</script><!--\u2028' })
    expect(text).not.toMatch(/[<\u2028]/)
    expect(JSON.parse(text)).toEqual({ text: '</script><!--\u2028' })
  })
})
