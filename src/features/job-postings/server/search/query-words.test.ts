import { describe, expect, it } from 'vitest'
import { documentTerms } from './document-terms'
import { readQueryWords } from './query-words'

describe('what names an occupation', () => {
  const familiesOf = (title: string) =>
    documentTerms({ title, body: '', companyName: '', referenceNumber: null }).filter((term) => term.startsWith('O'))

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
    expect(readQueryWords('Quereinsteiger Lager').occupations[0]?.families).toEqual(['lagerhelfer'])
    expect(readQueryWords('Altenpfleger ohne Ausbildung').occupations[0]?.families).toContain('pflegehelfer')
  })
})
