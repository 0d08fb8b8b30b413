import { describe, expect, it } from 'vitest'
import { findPlacesInQuery } from './place-in-query'
import { joinSplitWords } from './split-words'

describe('what was typed in pieces', () => {
  it.each([
    ['kranken schwester', 'krankenschwester'],
    ['java script entwickler', 'javascript entwickler'],
    ['tierarzt helferin', 'tierarzthelferin'],
    ['zimmer mädchen', 'zimmermädchen'],
    ['hoch bau facharbeiter', 'hochbaufacharbeiter'],
    ['Scrum Master', 'Scrum Master'],
    ['Maler Lackierer', 'Maler Lackierer'],
    ['Lager Logistik', 'Lager Logistik'],
    ['Parkett Leger', 'Parkettleger'],
  ])('%s is read as %s', (typed, read) => {
    expect(joinSplitWords(typed)).toBe(read)
  })
})

describe('names of towns that look like words', () => {
  it.each([
    ['Koch Gießen', 'Gießen'],
    ['Kamen Lagerist', 'Kamen'],
    ['nurse Munich', 'München'],
    ['Essen Fahrer', 'Essen'],
  ])('%s is in %s', (query, town) => {
    expect(findPlacesInQuery(query)?.label).toBe(town)
  })

  it.each(['Essen austragen', 'Essen ausgeben', 'Forst', 'Keller'])('%s is no place', (query) => {
    expect(findPlacesInQuery(query)).toBeNull()
  })
})
