import providers from 'email-providers/all.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { isSharedMailDomain } from './mail-providers'
import { isPublicDomain, ownDomain, provesDomain } from './own-domain'

test.each([
  ['ute@hartmann.de', 'https://www.hartmann.de', 'hartmann.de'],
  ['ute@Hartmann.de', 'https://karriere.hartmann.de/jobs', 'hartmann.de'],
  ['ute@karriere.hartmann.de', 'https://karriere.hartmann.de', 'karriere.hartmann.de'],
  ['ute@müller-bäder.de', 'https://www.xn--mller-bder-w5a5z.de', 'xn--mller-bder-w5a5z.de'],
  ['ute@telekom.de', 'https://www.telekom.de', 'telekom.de'],
  ['ute@mail.hartmann.de', 'https://hartmann.de', null],
  ['ute@hartmann-gmbh.de', 'https://hartmann.de', null],
  ['ute@nothartmann.de', 'https://hartmann.de', null],
  ['ute@artmann.de', 'https://hartmann.de', null],
  ['ute@gmx.de', 'https://gmx.de', null],
  ['ute@co.uk', 'https://hartmann.co.uk', null],
  ['ute@com.de', 'https://hartmann.com.de', null],
  ['ute@github.io', 'https://hartmann.github.io', null],
  ['ute@de', 'https://hartmann.de', null],
  ['ute@[192.0.2.1]', 'https://192.0.2.1', null],
  ['ute@hartmann.de', 'keine Adresse', null],
])('%s and %s', (email, website, domain) => {
  expect(provesDomain(email, website)).toBe(domain)
})

test.each([
  ...[
    'gmx.at',
    'gmx.ch',
    'gmx.net',
    'mein.gmx',
    'gmx.li',
    'web.de',
    't-online.de',
    'freenet.de',
    'posteo.de',
    'mail.de',
  ],
  ...[
    'hotmail.at',
    'yahoo.at',
    'yahoo.com.ar',
    'outlook.ch',
    'live.at',
    'tuta.io',
    'aon.at',
    'bluewin.ch',
    'ewetel.net',
  ],
  // Below one that gives addresses away, as some providers do themselves.
  ...['mail.gmx.at', 'muster.web.de', 'mail.yahoo.com'],
  // Every student there has one.
  ...['uni-bonn.de', 'stud.uni-bonn.de', 'tu-dresden.de', 'tum.de', 'hochschule-trier.de', 'campus.example', 'mit.edu'],
  ...['cam.ac.uk', 'anu.edu.au', 'univie.ac.at'],
  // Disposable.
  ...['mailinator.com', 'trash-mail.com', '10minutemail.de'],
])('a mailbox at %s proves nothing', (domain) => {
  expect(isSharedMailDomain(domain)).toBe(true)
  expect(provesDomain(`ute@${domain}`, `https://${domain}`)).toBeNull()
})

test('no domain of the public list ever verifies a company', () => {
  expect(providers.length).toBeGreaterThan(8000)
  expect(providers.filter((domain) => provesDomain(`ute@${domain}`, `https://www.${domain}`) !== null)).toEqual([])
})

test.each([
  'siemens.com',
  'bosch.de',
  'telekom.de',
  'vodafone.de',
  'unicef.de',
  'thyssenkrupp.com',
  'liveoak.de',
  'tui.de',
])('staff of %s can prove it by mail', (domain) => expect(isSharedMailDomain(domain)).toBe(false))

test('the registered domain of a website', () => {
  const sites = ['https://www.hartmann.co.uk/x', 'https://a.b.github.io', 'https://co.uk', 'http://localhost:3000']
  expect(sites.map(ownDomain)).toEqual(['hartmann.co.uk', 'b.github.io', null, null])
  expect(['hartmann.de', 'b.github.io', 'hartmann.example', 'hartmann.intern'].map(isPublicDomain)).toEqual([
    ...[true, true, false, false],
  ])
})
