import { describe, expect, it } from 'vitest'
import { germanWords } from '~/lib/german/words'
import { queryText } from '../../../../../tests/search-contract/query-text.ts'
import { documentTerms } from '../documents/document-terms'
import { levelParts } from '../search/levels/relevance-levels'
import { readQueryWords } from './query-words'

const levelsOf = (...asked: Parameters<typeof levelParts>) => {
  const { main, tail, related } = levelParts(...asked)
  return [...main, ...tail, ...related].map(queryText)
}
const partsOf = (was: string) => {
  const { main, tail, related } = levelParts(readQueryWords(was), false)
  return { asked: [...main, ...tail].map(queryText).join(), related: related.map(queryText).join() }
}

describe('what names an occupation', () => {
  const familiesOf = (title: string) =>
    documentTerms([{ title, body: '', companyName: '' }]).filter((term) => term.startsWith('O'))

  it('is the secretary and not whose she is', () => {
    expect(familiesOf('Sekretärin der Geschäftsleitung')).toEqual(['Osekretar'])
    expect(familiesOf('Leiter der Buchhaltung')).toEqual(['Obilanzbuchhalter'])
  })

  it('is no way of working', () => {
    const { occupations, others } = readQueryWords('Industriemechaniker Schichtarbeit')
    expect(occupations.map(({ families }) => families)).toEqual([['industriemechaniker']])
    expect(others.map(({ raw }) => raw)).toEqual(['Schichtarbeit'])
    expect(readQueryWords('Sozialarbeit').occupations).toHaveLength(1)
  })

  it('means the helpers to who has not learnt it', () => {
    expect(readQueryWords('Lager', true).occupations[0]?.families).toEqual(['lagerhelfer'])
    expect(readQueryWords('Altenpfleger', true).occupations[0]?.families).toContain('pflegehelfer')
    expect(readQueryWords('Altenpfleger', true).occupations[0]?.meant).toContain('pflegefachkraft')
    expect(readQueryWords('Lagerhelfer', true).occupations[0]?.words.map(({ raw }) => raw)).toEqual(['Lagerhelfer'])
    expect(readQueryWords('Quereinsteiger')).toMatchObject({ occupations: [], others: [{ raw: 'Quereinsteiger' }] })
  })

  it.each(['gelernter Koch', 'erfahrene Köchin', 'ausgebildeter Koch'])('is no praise of oneself: %s', (text) => {
    const { occupations, others } = readQueryWords(text)
    expect(occupations.map(({ families }) => families)).toEqual([['koch']])
    expect(others).toEqual([])
  })

  it('is a whole sector to who names one', () => {
    const [unit] = readQueryWords('Handwerk').occupations
    expect(unit?.families).toEqual([])
    expect(unit?.neighbours).toEqual(expect.arrayContaining(['tischler', 'elektroniker']))
    expect(readQueryWords('IT').occupations[0]?.neighbours).toContain('itleiter')
  })

  it('is no field beside somebody whose work is another', () => {
    const read = readQueryWords('Reinigungskraft Kita')
    expect(read.occupations.map(({ families }) => families)).toEqual([['reinigungskraft']])
    expect(read.others.map(({ raw }) => raw)).toEqual(['Kita'])
    expect(readQueryWords('Erzieher Kita').others).toEqual([])
    expect(readQueryWords('Sachbearbeiter Buchhaltung').others).toEqual([])
  })

  it('is one name of several words, though it says whose', () => {
    expect(familiesOf('Assistenz der Geschäftsführung')).toContain('Oassistentdergeschaftsfuhrung')
  })

  it('is not work itself', () => {
    expect(readQueryWords('Arbeit mit Kindern').occupations.flatMap(({ families }) => families)).toEqual([])
  })

  it('is narrowed down by what stands beside a name that would do alone', () => {
    const qualifiersOf = (was: string) => readQueryWords(was).occupations[0]?.qualifiers.map(({ raw }) => raw)
    expect(qualifiersOf('Java Entwickler')).toEqual(['Java'])
    expect(qualifiersOf('Elektroniker Betriebstechnik')).toEqual(['Betriebstechnik'])
    expect(qualifiersOf('Sales Manager')).toEqual([])
    expect(qualifiersOf('Software Entwickler')).toEqual([])
    expect(qualifiersOf('Koch')).toEqual([])
    expect(qualifiersOf('ambulante Pflege')).toEqual(['ambulante'])
    expect(qualifiersOf('Schweißer WIG MAG')).toEqual(['WIG', 'MAG'])
  })
})

describe('what is related', () => {
  it('is work that the lexicon calls similar, and none of what was asked for', () => {
    const { asked, related } = partsOf('Tischler')
    expect(asked).not.toContain("'Ozimmerer'")
    expect(related).toContain("'Ozimmerer'")
  })

  it('is not whom a word stands for: a sector, a place of work, a short name', () => {
    expect(partsOf('Handwerk').asked).toContain("'Otischler'")
    expect(partsOf('Altenheim').asked).toContain("'Opflegefachkraft'")
    expect(partsOf('Fahrer').asked).toContain("'Obusfahrer'")
  })

  it('is not what a field means by its group of occupations, nor within the name of a trade', () => {
    expect(partsOf('Hotel').asked).toContain("'Orezeptionist'")
    expect(readQueryWords('Industrie Mechaniker').occupations.map(({ meant }) => meant)).toEqual([[]])
  })

  it('is work in the field of a compound that is no name', () => {
    const { asked, related } = partsOf('Schweißhelfer')
    expect(asked).not.toContain("'Oschweisser'")
    expect(related).toContain("'Oschweisser'")
  })
})

describe('levelParts', () => {
  it('asks for an occupation of the field where a word is a field, and finds what only mentions it last', () => {
    const levels = levelsOf(readQueryWords('Buchhaltung'), false)
    expect(levels[1]).toContain("'Obuchhalter'")
    expect(levels.at(-1)).toContain("'Tbuchhaltung'")
  })

  it('finds nobody by what there is not', () => {
    const body =
      'Keine Nachtdienste, ohne Wochenend- und Feiertagsarbeit. Geteilte Dienste nur mit Zuschlag, gelegentliche Rufbereitschaft.'
    const terms = documentTerms([{ title: 'Koch', body, companyName: '' }])
    for (const word of ['Nachtdienste', 'Feiertagsarbeit', 'Rufbereitschaft'])
      expect(terms).not.toContain(germanWords(word)[0]?.term)
    expect(terms).toContain(germanWords('Zuschlag')[0]?.term)
  })

  it('calls a company by the heads of its compounds, not by what narrows them down', () => {
    const terms = documentTerms([{ title: 'Koch', body: '', companyName: 'Gasthaus Seehof' }])
    expect(terms).toEqual(expect.arrayContaining(['Cgasthau', 'Chau']))
    expect(terms).not.toContain('Cgast')
  })

  it('takes what means the same for the word, in title, company and text', () => {
    const last = levelsOf(readQueryWords('Firmenwagen'), false).at(-1)
    for (const lexeme of ["'dienstwag'", "'Mdienstwag'", "'Cdienstwag'"]) expect(last).toContain(lexeme)
    expect(levelsOf(readQueryWords('Firmenwagen'), false)[0]).not.toContain('dienstwag')
  })

  it('puts those first of an occupation whose text says when', () => {
    const levels = levelsOf(readQueryWords('Nachtwache'), false)
    const narrowed = levels.findIndex((level) => level.includes("& ('nachtwach' | 'dauernachtwach'"))
    expect(narrowed).toBeGreaterThan(0)
    expect(levels[narrowed]).not.toContain("| 'Opflegefachkraft' | 'Osicherheitsmitarbeiter')")
    expect(levels[narrowed + 1]).toContain("| 'Opflegefachkraft' | 'Osicherheitsmitarbeiter')")
  })

  it('takes several words for the name of a company as well', () => {
    expect(levelsOf(readQueryWords('Koch Logistik'), false).at(-1)).toContain("('Ckoch' & 'Clogistik')")
    expect(levelsOf(readQueryWords('Koch'), false).at(-1)).not.toContain("'Ckoch'")
  })

  it('look for nothing when a search has given up all words of a company', () => {
    expect(levelsOf({ ...readQueryWords('Müller GmbH'), others: [] }, false)).toEqual([])
  })
})

describe('a place of work', () => {
  it.each(['im Altenheim', 'Reiterhof', 'beim Gärtner', 'mit Kindern arbeiten', 'im Freien'])(
    'stands for who works there: %s',
    (text) => {
      const { occupations, others } = readQueryWords(text)
      expect(occupations.map(({ neighbours }) => neighbours.length > 0)).toEqual([true])
      expect(others).toEqual([])
    },
  )

  it('only narrows down beside an occupation', () => {
    const { occupations, others } = readQueryWords('Koch Altenheim')
    expect(occupations.map(({ families }) => families)).toEqual([['koch']])
    expect(others.map(({ raw }) => raw)).toEqual(['Altenheim'])
  })

  it('comes before, and without, those who say that they work elsewhere', () => {
    const levels = levelsOf(readQueryWords('Krankenhaus'), false)
    expect(levels.findIndex((level) => level.includes('Opflegefachkraft'))).toBeGreaterThan(2)
    expect(levels.at(-1)).toMatch(/ambul/)
  })

  it('is none in a cellar', () => {
    expect(readQueryWords('Keller').occupations).toEqual([])
    expect(readQueryWords('Kellner').occupations).toHaveLength(1)
  })
})

describe('names of kinds', () => {
  it('come after the name itself', () => {
    const levels = levelsOf(readQueryWords('Verkäufer'), false)
    expect(levels[0]).toContain("'Okuchenverkaufer'")
    expect(levels.at(-1)).not.toContain("'Okuchenverkaufer'")
  })

  it('turned round want no similar work with something else', () => {
    expect(levelsOf(readQueryWords('Verkäufer Auto'), false).at(-1)).toMatch(/Overkaufer.*'auto'/)
  })
})
