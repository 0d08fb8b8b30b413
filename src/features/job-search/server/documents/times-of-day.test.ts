import { describe, expect, it } from 'vitest'
import { factTerms } from './fact-terms'

const nothing = { companyName: '', shifts: [], hoursPerWeek: null, level: undefined }
const termsOf = (body: string) => factTerms({ title: '', body, ...nothing })

describe('what an advertisement says about times', () => {
  it.each([
    ['Reinigung ab 17 Uhr', 'Fevening'],
    ['Ab 17:30 Uhr im Einsatz', 'Fevening'],
    ['Arbeitszeit 17:00 – 21:00', 'Fevening'],
    ['Dienstbeginn ab 22 Uhr', 'Fnight'],
    ['Ab 5 Uhr früh', 'Fearly'],
    ['Montag bis Freitag bis 13 Uhr', 'Fmorning'],
    ['Zwei Vormittage in der Woche', 'Fmorning'],
    ['An zwei Abenden', 'Fevening'],
    ['In den Abendstunden', 'Fevening'],
    ['Nach Ladenschluss', 'Fevening'],
    ['Auch sonnabends', 'Fweekend'],
  ])('is read from %s', (body, fact) => {
    expect(termsOf(body)).toContain(fact)
  })

  it.each([
    'Pünktlicher Feierabend',
    'Auch sonnabends',
    'Freitags ab 16 Uhr frei',
    'Keine Arbeit nach 18 Uhr',
    'Ab 18 Uhr geschlossen',
    'Zuschlag ab 18.30 Uhr',
    'Eine Aufgabe, bei der du abends weißt, was du geschafft hast',
    'Abends wieder zu Hause',
    'Zuschläge ab 20 Uhr',
    'Ab 9 Uhr',
    'Von 7 bis 15:45 Uhr',
  ])('is no evening: %s', (body) => {
    expect(termsOf(body)).not.toContain('Fevening')
  })
})

describe('what an advertisement says about German', () => {
  it.each(['Deutschkenntnisse nicht nötig', 'Deutsch ist kein Muss', 'No German needed', 'Ohne Deutschkenntnisse'])(
    'is that it takes none: %s',
    (body) => {
      const terms = termsOf(body)
      expect(terms).toContain('Ggerman')
      expect(terms).not.toContain('Fgerman')
    },
  )

  it.each(['Gute Deutschkenntnisse', 'Sicheres Deutsch in Wort und Schrift', 'Deutsch auf B2', 'Deutsch C1'])(
    'is that it takes some: %s',
    (body) => {
      expect(termsOf(body)).toContain('Fgerman')
    },
  )

  it('is nothing where the country is meant', () => {
    expect(termsOf('Gute Standorte in Deutschland')).not.toContain('Fgerman')
  })
})
