import { describe, expect, it } from 'vitest'
import { splitCompound } from './compounds.ts'
import { foldGerman } from './fold.ts'
import { queryTerms, searchTerms, tsqueryText } from './text.ts'

/** Whether a document has all words of the query; the rule that an index must follow. */
function finds(query: string, document: string): boolean {
  const terms = new Set(searchTerms(document))
  return queryTerms(query).every(({ alternatives, neighbours }) =>
    [...alternatives, ...neighbours].some((alternative) => alternative.every((term) => terms.has(term))),
  )
}

/** Each line is one occupation: every spelling must find every other. */
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

  it.each([
    ['node js', 'node.js'],
    ['VueJS', 'vue.js'],
    ['Next .js', 'next.js'],
    ['React js', 'react.js'],
    ['dot net', '.net'],
    ['dot-net', '.net'],
    ['C sharp', 'C#'],
    ['c #', 'C#'],
    ['cpp', 'C++'],
    ['C plus plus', 'C++'],
    ['F sharp', 'F#'],
    ['Dev Ops', 'DevOps'],
    ['1st Level', 'first-level'],
    ['2nd-level', 'second level'],
    ['third level', '3rdLevel'],
    ['Ga La Bau', 'Galabau'],
    ['vier Tage Woche', '4-Tage-Woche'],
    ['4-Tage Woche', '4 Tage-Woche'],
    ['13. Gehalt', '13 Monatsgehalt'],
    ['Führerschein der Klasse CE', 'Führerschein Kl. CE'],
    ['Fuehrerschein B', 'FührerscheinB'],
    ['Mathe', 'Mathematik'],
    ['BWL', 'Betriebswirtschaft'],
    ['VWL', 'Volkswirtschaft'],
    ['R & D', 'Forschung'],
    ['F u. E', 'Forschung'],
    ['FuE', 'Forschung'],
    ['H&R', 'HR'],
    ['KFZ Mechatroniker', 'Kfz-Mechatroniker'],
    ['L.K.W. Fahrer', 'Lkw-Fahrer'],
    ['LKW Schlosser', 'Lkw-Schlosser'],
    ['Dipl.-Ing. Maschinenbau', 'Ingenieur Maschinenbau'],
    ['Ing. Maschinenbau', 'Ingenieur Maschinenbau'],
    ['Diplom-Kaufmann', 'Kaufmann'],
    ['Master of Science', ''],
    ['B.Sc. Physik', 'Physik'],
    ['zu Hause', 'zuhause'],
    ['English speaking', 'Englisch'],
    ['Rotes Kreuz', 'DRK'],
    ['Arbeiterwohlfahrt', 'AWO'],
    ['exam. Altenpfleger', 'examiniert Altenpfleger'],
    ['staatl. anerkannt', 'anerkannt'],
    ['kfm. Leitung', 'kaufmännisch Leitung'],
    ['techn. Leitung', 'technisch Leitung'],
    ['med. Fachangestellte', 'medizinische Fachangestellte'],
    ['zahnmed. Helfer', 'zahnmedizinische Helfer'],
    ['pharm.-techn. Helfer', 'pharmazeutisch-technische Helfer'],
    ['Angestellte/r', 'Angestellte'],
    ['Kauffrau / Mann', 'Kauffrau Mann'],
    ['ErzieherIn', 'Erzieher'],
    ['Kund:innen-Betreuung', 'Kund-Betreuung'],
    ['Gesundheits- und Krankenpfleger', 'Gesundheitspfleger Krankenpfleger'],
  ])('takes %s for %s in the middle of a text', (written, meant) => {
    const within = (words: string) => searchTerms(`Erfahrung: viele Jahre.\nGerne ${words}, Koch`)
    expect(within(written)).toEqual(within(meant))
  })

  it('joins no words across the end of a line', () => {
    expect(searchTerms('Werkstatt für KFZ\nBewerbung')).toEqual(searchTerms('Werkstatt KFZ, Bewerbung'))
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
])('a word of a hundred thousand %s costs no more than one of eighty', (_name, piece) => {
  const terms = searchTerms(`Koch ${piece.repeat(100_000 / piece.length)} in Teilzeit`)
  expect(terms).toEqual(expect.arrayContaining([...searchTerms('Koch'), ...searchTerms('Teilzeit')]))
})

it.each([
  'Größe ÄÖÜ äöüß',
  '„Größe“ – 5\u00a0€ • 30\u00a0°C …',
  'Straße\nFuß',
  'Bauer, neue Quelle',
  'Œuvre café Łódź Øre',
])('folds "%s" the same when its marks are letters of their own', (text) => {
  expect(foldGerman(text)).toBe(foldGerman(text.normalize('NFD')))
  expect(foldGerman(text)).not.toMatch(/[äöüß]/)
})
