import { describe, expect, it } from 'vitest'
import { splitCompound } from './german-compounds.ts'
import { matchesQuery, queryTerms, searchTerms, tsqueryText } from './german-text.ts'

function finds(query: string, document: string): boolean {
  return matchesQuery(new Set(searchTerms(document)), queryTerms(query))
}

/** Each line is one occupation: every spelling has to find every other. */
const SAME = [
  [
    'Verkäufer/in',
    'Verkäuferin',
    'Verkäufer*in',
    'Verkaeufer',
    'Verkäufer (m/w/d)',
    'Verkäufer:innen',
    'VerkäuferIn',
    'VERKÄUFER',
    'Verkäufer(in)',
    'Verkäufer/-in',
    'Verkäufer_in',
  ],
  ['Kauffrau', 'Kaufmann', 'Kaufleute', 'Kauffrau/-mann', 'Kaufmann/frau (w/m/d)'],
  ['Softwareentwickler', 'Software-Entwickler', 'Softwareentwicklerin', 'Software Entwickler', 'Entwickler Software'],
  ['LKW-Fahrer', 'LKW Fahrer', 'Lkwfahrer', 'Lkw-Fahrer/in', 'LKW-Fahrer*innen'],
  ['Ärztin', 'Arzt', 'Aerztin', 'Ärzt:in', 'Ärzte'],
  ['Koch', 'Köchin', 'Köch:innen'],
  ['Rechtsanwalt', 'Rechtsanwältin', 'Rechtsanwältinnen'],
  ['Psychologe', 'Psychologin', 'Psycholog*in'],
  ['Bäckereifachverkäufer', 'Bäckereifachverkäuferin', 'Bäckerei-Fachverkäufer'],
  ['Pflegefachmann', 'Pflegefachfrau', 'Pflegefachkraft', 'Pflegefachkräfte', 'Pflegefachfrau/-mann'],
  ['Landwirt', 'Landwirtin'],
  ['Physiotherapeut', 'Physiotherapeutin', 'Physiotherapeut (gn)'],
  ['Steuerfachangestellte', 'Steuerfachangestellter', 'Steuerfachangestellte/r', 'Steuerfachangestellte:r'],
  ['Kfz-Mechatroniker', 'KFZ Mechatroniker', 'Kfzmechatronikerin'],
  ['node.js', 'nodejs', 'Node.JS'],
  ['Kitaleitung', 'Kita-Leitung', 'Kitaleiter', 'Kita-Leiterin'],
  ['Maler', 'Malergeselle', 'Malergesellin'],
  ['GaLaBau', 'GaLa-Bau', 'GaLa Bau', 'Galabau'],
  ['Logopäde', 'Logopädin', 'Logopäd*in'],
  ['Doktorand', 'Doktorandin', 'Doktoranden'],
  ['Zeugnis', 'Zeugnisse', 'Zeugnissen', 'Zeugnisses'],
  ['Arbeitszeugnis', 'Arbeitszeugnisse'],
  ['4-Tage-Woche', 'Vier-Tage-Woche', '4 Tage Woche'],
]

describe('spellings of one occupation', () => {
  it.each(SAME)('%s and its other spellings find each other', (...spellings) => {
    for (const query of spellings) {
      for (const document of spellings) expect(finds(query, document), `${query} → ${document}`).toBe(true)
    }
  })
})

describe('what finds what', () => {
  it.each([
    ['Entwickler', 'Softwareentwicklerin (m/w/d)'],
    ['Mechatroniker', 'Kraftfahrzeugmechatroniker'],
    ['Ingenieur Maschinenbau', 'Maschinenbauingenieur (w/m/d)'],
    ['Installateur', 'Elektroinstallateur'],
    ['Pflegefachkraft', 'Krankenpfleger (m/w/d)'],
    ['Krankenschwester', 'Pflegefachfrau in der Notaufnahme'],
    ['Tischler', 'Schreiner (m/w/d)'],
    ['C++', 'Entwickler C/C++ (m/w/d)'],
    ['.net', 'Erfahrung mit ASP.NET oder .NET'],
    ['C#', 'Kenntnisse in C#, SQL'],
    ['react', 'React.js und TypeScript'],
    ['Stadtbahn Fahrer', 'Stadtbahnfahrer/in'],
    ['Straße', 'Arbeiten an der STRASSE'],
    ['Prüfung', 'Schweißprüfung nach DIN EN ISO 9606'],
    ['Prüfungen', 'Gesellenprüfung'],
    ['Analyse', 'Kreditanalysen'],
    ['Verantwortung Budget', 'Budgetverantwortung'],
  ])('%s finds %s', (query, document) => {
    expect(finds(query, document)).toBe(true)
  })

  it.each([
    ['C++', 'Kenntnisse in C#'],
    ['Berliner Straße', 'Termin in Berlin'],
    ['Koch', 'Kaufmann'],
    ['Fahrer', 'Verkäufer'],
    ['Java', 'JavaScript'],
    ['Prüfung', 'Überprüfung der Zählerstände'],
    ['Softwareentwickler', 'Software für Verkäufer'],
  ])('%s does not find %s', (query, document) => {
    expect(finds(query, document)).toBe(false)
  })
})

describe('words', () => {
  it('leaves words alone that only look feminine', () => {
    expect(searchTerms('Berlin Termin Medizin Magazin')).toEqual(['berlin', 'termin', 'medizin', 'magazin'])
  })

  it('drops stop words and signs of gender, and gives each term once', () => {
    expect(searchTerms('Wir suchen für den Verkauf eine/n Verkäufer/in (m/w/d) und Verkäufer')).toEqual([
      'such',
      'verkauf',
    ])
    expect(queryTerms('und für die')).toEqual([])
  })

  it('keeps names that are made of signs', () => {
    expect(searchTerms('C++ C# .NET Node.js')).toEqual(['c++', 'c#', '.net', 'node.js', 'nod'])
  })

  it('cuts compounds', () => {
    expect(splitCompound('krankenpflegehelfer')).toEqual(['kranken', 'pflege', 'helfer'])
    expect(splitCompound('elektroinstallateur')).toEqual(['elektro', 'installateur'])
    expect(splitCompound('gabelstaplerfahrer')).toEqual(['gabelstapler', 'fahrer'])
    expect(splitCompound('zwiebackverkaufer')).toEqual(['zwieback', 'verkaufer'])
    for (const word of ['mitarbeiter', 'verkaufer', 'berlin', 'begleiter'])
      expect(splitCompound(word), word).toEqual([])
  })
})

describe('tsqueryText', () => {
  it('joins words with and, alternatives with or, and quotes', () => {
    expect(tsqueryText(queryTerms("Stadtbahn d'Or"))).toBe("(('stadtbah') | ('stad' & 'bah')) & (('or'))")
    expect(tsqueryText(queryTerms('C++'))).toBe("(('c++'))")
    expect(tsqueryText([])).toBe('')
  })

  it('asks for nothing that another way includes already, and for none twice', () => {
    const [given] = [
      { alternatives: [['altpfleg'], ['alt', 'pfleg']], neighbours: [['pfleg'], ['b', 'a'], ['a', 'b']] },
    ]
    expect(tsqueryText([given])).toBe("(('altpfleg') | ('pfleg') | ('b' & 'a'))")
  })

  it('stays harmless with hostile input', () => {
    expect(tsqueryText([{ alternatives: [["a'\\b"]], neighbours: [] }])).toBe("(('a''b'))")
  })
})

it.each([
  ['letters', 'a'],
  ['known parts', 'bau'],
  ['letters with loose accents', 'a\u0301'],
  ['digits', '1'],
])('a word of a hundred thousand %s costs no more than one of eighty', { timeout: 3000 }, (_name, piece) => {
  const terms = searchTerms(`Koch ${piece.repeat(100_000 / piece.length)} in Teilzeit`)
  expect(terms).toEqual(expect.arrayContaining([...searchTerms('Koch'), ...searchTerms('Teilzeit')]))
})
