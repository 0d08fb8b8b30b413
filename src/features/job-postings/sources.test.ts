import { expect, test } from 'vitest'
import { sourceLabels } from './figures/source-labels'
import { markOf, SOURCES, sourceOfWay } from './sources'

const OWN = 'stellwerk.example'

test.each([
  ['?quelle=suchauftrag', 'https://mail.example/inbox', 'alert'],
  ['?quelle=geteilt', null, 'shared'],
  ['?quelle=arbeitsagentur', null, 'arbeitsagentur'],
  ['?quelle=irgendwas', null, 'unknown'],
  ['', null, 'unknown'],
  ['', '', 'unknown'],
  ['', 'kein Link', 'unknown'],
  ['', 'android-app://com.google.android.gm/', 'unknown'],
  ['', 'https://stellwerk.example/search/jobs?was=Koch', 'search'],
  ['', 'https://stellwerk.example/', 'search'],
  ['', 'https://stellwerk.example/company/0190a5f0', 'company-page'],
  ['', 'https://stellwerk.example/app/applicant/saved', 'account'],
  ['', 'https://www.google.com/', 'google'],
  ['', 'https://www.google.co.uk/search', 'google'],
  ['', 'https://google.evil.example/', 'other-site'],
  ['', 'https://duckduckgo.com/', 'other-search'],
  ['', 'https://www.arbeitsagentur.de/jobsuche/', 'arbeitsagentur'],
  ['', 'https://de.indeed.com/', 'indeed'],
  ['', 'https://notindeed.com/', 'other-site'],
  ['', 'https://www.hartmann.example/karriere', 'other-site'],
] as const)('%s after %s', (search, referrer, expected) => {
  expect(sourceOfWay({ search, referrer, ownHost: OWN }).source).toBe(expected)
})

test('a foreign host is told, without www, only where it decides', () => {
  const of = (referrer: string) => sourceOfWay({ search: '', referrer, ownHost: OWN }).host
  expect(of('https://www.Hartmann.example/karriere?x=1')).toBe('hartmann.example')
  expect(of('https://www.google.com/')).toBeUndefined()
  expect(of(`https://${'a'.repeat(254)}/`)).toBeUndefined()
})

test('what a form keeps in its address is read again as the same source', () => {
  for (const source of SOURCES.filter((each) => each !== 'unknown')) {
    const search = `?quelle=${markOf(source)}`
    expect(sourceOfWay({ search, referrer: null, ownHost: OWN })).toEqual({ source })
  }
  expect(markOf('unknown')).toBeNull()
})

test('every source has a name of its own', () => {
  expect(new Set(Object.values(sourceLabels)).size).toBe(SOURCES.length)
})
