import { describe, expect, it } from 'vitest'
import { addressesAllGenders, genderRestriction, neutralTitle, titleWithoutMarker } from './title.ts'

const OCCUPATIONS = ['Koch', 'Koch/Köchin', 'Kaufmann / Kauffrau', 'VerkäuferIn', 'Fahrer (B/CE)']
const RESTRICTIONS = [
  '(m)',
  '(w)',
  '(m/w)',
  '(w/m)',
  '(m/f)',
  '(M)',
  '( m / w )',
  '[m/w]',
  '(männlich)',
  '(m|w)',
  'm/w',
]
const MARKERS = [
  ...['(m/w/d)', '(w/m/d)', '(d/m/w)', '(m/f/d)', '(m / f / x)', '(d|w|m)', '(m,w,d)', '(M/W/D)', '(m/w/x)', '(m/w/i)'],
  ...[
    '[m/w/d]',
    '(mwd)',
    '(m w d)',
    '(m*w*d)',
    '(m/w/div.)',
    '(männlich/weiblich/divers)',
    '(m/w/d/x)',
    'm/w/d',
    'w/m/d',
  ],
]
const WORDS = ['(gn)', '(GN*)', '(all genders)', '(All Gender)', '(any gender)', '(alle Geschlechter)', '(alle)']
const INCLUSIVE = ['Verkäufer:in', 'Lehrer*innen für Physik', 'Bäcker_in', 'Kauffrau:mann', 'Angestellte*r', 'Ärzt·in']
const ENDS = ['', ' in Teilzeit', ', Nachtschicht']

const each = <A, B>(first: readonly A[], second: readonly B[]) =>
  first.flatMap((a) => second.map((b) => [a, b] as const))

describe('neutralTitle', () => {
  it('adds the marker where none is, a pair of forms included', () => {
    for (const occupation of [...OCCUPATIONS, 'Pfleger', 'Übersetzer (F/D)', 'Monteur (A)', 'Entwickler C/C++'])
      expect(neutralTitle(occupation)).toBe(`${occupation} (m/w/d)`)
  })

  it('puts it in the place of a marker that leaves somebody out', () => {
    for (const [[occupation, restriction], end] of each(each(OCCUPATIONS, RESTRICTIONS), ENDS))
      expect(neutralTitle(`${occupation} ${restriction}${end}`)).toBe(`${occupation} (m/w/d)${end}`)
    expect(neutralTitle('Koch (m) oder Kellner (w)')).toBe('Koch (m/w/d) oder Kellner')
    expect(neutralTitle('(m/w) Koch')).toBe('(m/w/d) Koch')
  })

  it('leaves a title alone that addresses everyone, whatever the form', () => {
    for (const [[occupation, marker], end] of each(each(OCCUPATIONS, [...MARKERS, ...WORDS]), ENDS))
      expect(neutralTitle(`${occupation} ${marker}${end}`)).toBe(`${occupation} ${marker}${end}`)
    for (const title of INCLUSIVE) expect(neutralTitle(title)).toBe(title)
  })

  it.each([
    ...['Pflegefachkraft', 'Reinigungskraft in Teilzeit', 'Lehrkraft für Mathematik', 'Examinierte Pflegekräfte'],
    ...['Vertrauensperson', 'Küchenhilfe', 'Azubi Mechatronik', 'Azubis 2027', 'Kitaleitung', 'Teamassistenz'],
    ...['Verkäufer/in', 'Verkäufer/-in', 'Verkäufer /innen', 'Bäcker(in)', 'Verkäufer/in in Teilzeit', 'KÜCHENHILFE'],
    ...['Servicekraft und Küchenhilfe', 'Servicekraft / Thekenkraft', 'Pflegefachkraft für Kinder', 'Junior Bürokraft'],
    ...['Verkäufer/in und Servicekraft', 'Reinigungskraft in Vollzeit und Teilzeit', 'Pflegehilfe - Tagdienst'],
  ])('leaves %s alone, which names no gender', (title) => {
    expect(neutralTitle(title)).toBe(title)
  })

  it.each([
    ...['Koch und Küchenhilfe', 'Küchenhilfe oder Koch', 'Küchenhilfe / Koch', 'Erste Hilfe Trainer', 'Pfleger'],
    ...['Ingenieur Wasserkraft', 'Wasserkraft Ingenieur', 'Kraftfahrer', 'Krafttrainer', 'Leiter der Pflegekräfte'],
    ...['Verkäufer/in und Koch', 'Auszubildender', 'Berlin', 'Termin', 'Personalreferent', 'Kraft-Wärme-Techniker'],
  ])('adds the marker to %s, where one gender may be named', (title) => {
    expect(neutralTitle(title)).toBe(`${title} (m/w/d)`)
  })

  it.each([
    ['Telefonist mit sehr gutem Deutsch (C1)', 'Telefonist (m/w/d) mit sehr gutem Deutsch (C1)'],
    ['Fahrer, ohne Schichtdienst', 'Fahrer (m/w/d), ohne Schichtdienst'],
    ['Koch mit Herz oder Kellner', 'Koch mit Herz oder Kellner (m/w/d)'],
    ['Mit Herz: Pfleger', 'Mit Herz: Pfleger (m/w/d)'],
    ['Pflegefachkraft mit Nachtdienst', 'Pflegefachkraft mit Nachtdienst'],
  ])('puts it behind the occupation of %s', (title, better) => {
    expect(neutralTitle(title)).toBe(better)
    expect(neutralTitle(better)).toBe(better)
  })

  it('takes a restriction away beside a form for everyone', () => {
    for (const [title, restriction] of each([...INCLUSIVE, 'Koch (m/w/d)'], RESTRICTIONS))
      expect(neutralTitle(`${title} ${restriction}`)).toBe(title)
  })

  it('has exactly one marker or form in the end, and changes nothing when applied again', () => {
    const tails = ['', ...RESTRICTIONS, ...MARKERS, ...WORDS]
    for (const [[title, first], second] of each(
      each(['Koch', 'Erzieher/-in', 'Verkäufer:in', 'Pflegefachkraft'], tails),
      tails,
    )) {
      const once = neutralTitle(`${title} ${first} in Teilzeit ${second}`)
      expect([once, addressesAllGenders(once), genderRestriction(once)]).toEqual([once, true, null])
      expect(neutralTitle(once)).toBe(once)
      expect(once).not.toMatch(/\(\s*\)|\s{2}|\s$/)
    }
  })

  it('tidies spaces', () => expect(neutralTitle('  Koch   in Teilzeit ')).toBe('Koch in Teilzeit (m/w/d)'))

  it('drops what is not seen, and what turns the direction of writing', () => {
    expect(neutralTitle('Ko\u00adch\u0007 in\u000bTeil\u200bzeit \u202e(m/w/d)')).toBe('Koch in Teilzeit (m/w/d)')
    expect(neutralTitle('Koch 👩‍🍳 (m/w/d)')).toBe('Koch 👩‍🍳 (m/w/d)')
  })

  it('does not take a word that goes on after ":in" for a neutral form', () => {
    expect(addressesAllGenders('Technik:intern')).toBe(false)
  })
})

describe('genderRestriction', () => {
  it('names the words, and takes languages, licences and letters for what they are', () => {
    expect(genderRestriction('Kellnerin (w)')).toBe('(w)')
    expect(genderRestriction('Koch m/w gesucht')).toBe('m/w')
    for (const title of ['Übersetzer (D/F/I)', 'Fahrer (C)', 'Trader (DAX)', 'Assistenz (D)', 'Techniker A/D-Wandler'])
      expect(genderRestriction(title)).toBeNull()
  })
})

describe('titleWithoutMarker', () => {
  it('keeps everything else', () => {
    expect(titleWithoutMarker('Anlagenmechaniker SHK (m/w/d) mit Schwerpunkt Wärmepumpe')).toBe(
      'Anlagenmechaniker SHK mit Schwerpunkt Wärmepumpe',
    )
    for (const marker of [...MARKERS, ...WORDS])
      expect(titleWithoutMarker(`Koch ${marker}, Berlin`)).toBe('Koch, Berlin')
  })
})
