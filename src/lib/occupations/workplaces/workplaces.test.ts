import { describe, expect, it } from 'vitest'
import { germanWords } from '../../german/words.ts'
import { occupationFamily } from '../families.ts'
import { keyOf } from '../lines.ts'
import { TOOLS_OF_TRADES, WELL_KNOWN_HOUSES } from './well-known-houses.ts'
import { WORK_WITH, WORKPLACES } from './workplace-lists.ts'
import { withPlacesOfTrades, workersAt, workersWith } from './workplaces.ts'

describe('places of work', () => {
  it('name only families of the lexicon', () => {
    const named = [
      ...`${WORKPLACES}\n${WORK_WITH}\n${WELL_KNOWN_HOUSES}\n${TOOLS_OF_TRADES}`.matchAll(/= ([^!\n]+)/g),
    ].flatMap(([, list = '']) => list.split(','))
    expect(named.filter((name) => occupationFamily(keyOf(name.trim())) === undefined)).toEqual([])
  })

  it.each([
    ['Altenheim', 'pflegefachkraft'],
    ['Kreiskrankenhaus', 'arzt'],
    ['Reiterhof', 'pferdewirt'],
    ['Bauernhof', 'landwirt'],
    ['Supermarkt', 'verkaufer'],
    ['Uni', 'professor'],
    ['Edeka', 'verkaufer'],
    ['DHL', 'paketzusteller'],
    ['DATEV', 'buchhalter'],
    ['AutoCAD', 'bauzeichner'],
  ])('%s is where a %s works', (word, family) => {
    expect(workersAt({ raw: word }).families).toContain(family)
  })

  it.each(['Bahnhofskoch', 'Wochenmarkt', 'beladen', 'Amtsarzt', 'Scheune'])('%s is none', (word) => {
    expect(workersAt({ raw: word }).families).toEqual([])
  })

  it('know who works elsewhere', () => {
    expect(germanWords(workersAt({ raw: 'Krankenhaus' }).elsewhere).map(({ raw }) => raw)).toContain('ambulant')
  })

  it('are meant by "beim" and a trade, and by "draußen" in other words', () => {
    expect(withPlacesOfTrades('Minijob beim Bäcker')).toBe('Minijob Bäckerei')
    expect(withPlacesOfTrades('beim Umzug helfen')).toBe('beim Umzug helfen')
    expect(withPlacesOfTrades('bei der Deutschen Bahn')).toBe('bei der Bahn')
    expect(withPlacesOfTrades('Werkstatt für Behinderte')).toBe('Behindertenwerkstatt')
    expect(withPlacesOfTrades('Gruppenleiterin in der Werkstatt')).toBe('Behindertenwerkstatt')
    expect(withPlacesOfTrades('im Freien arbeiten')).toBe('draußen arbeiten')
    expect(withPlacesOfTrades('mit alten Menschen')).toBe('mit Senioren')
  })

  it('are not all: people work with children, animals or wood', () => {
    expect(workersWith({ raw: 'Kindern' }).families).toContain('erzieher')
    expect(workersWith({ raw: 'Hunden' }).families).toContain('tierpfleger')
    expect(workersWith({ raw: 'Erfahrung' }).families).toEqual([])
  })
})
