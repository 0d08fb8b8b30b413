import { describe, expect, it } from 'vitest'
import { germanWords } from '../../german/words.ts'
import { findOccupations, occupationFamily } from '../families.ts'
import { headWithoutField } from './general-heads.ts'
import { familiesNearField } from './near-field.ts'

const word = (text: string) => germanWords(text)[0] ?? { raw: text, term: text, parts: [] }
const namesOf = (keys: readonly string[]) => keys.map((key) => occupationFamily(key)?.name)
const named = (text: string) => namesOf(findOccupations([word(text)]).flatMap(({ families }) => families))

describe('compounds whose head only says a level', () => {
  it.each([
    ['Arztfachhelfer', 'Produktionshelfer'],
    ['Schweißhelferin', 'Produktionshelfer'],
    ['Brauereiingenieur', 'Maschinenbauingenieur'],
    ['Audiologieassistentin', 'Teamassistent'],
    ['Bühnendesigner', 'Grafikdesigner'],
    ['Lagerwerker', 'Produktionsmitarbeiter'],
  ])('%s is no %s', (text, family) => {
    expect(named(text)).not.toContain(family)
  })

  it.each([
    ['Industriehelfer', 'Produktionshelfer'],
    ['Fahrzeugingenieur', 'Maschinenbauingenieur'],
    ['Officeassistentin', 'Teamassistent'],
    ['Aufzugsmechatroniker', 'Mechatroniker'],
    ['Krankenhauskoch', 'Koch'],
  ])('%s still is a %s', (text, family) => {
    expect(named(text)).toContain(family)
  })

  it('are near the work that their front names', () => {
    expect(namesOf(familiesNearField(word('Schweißhelfer')))).toContain('Schweißer')
    expect(namesOf(familiesNearField(word('Hotelassistentin')))).toContain('Hotelfachmann')
    expect(namesOf(familiesNearField(word('Bauernhofhelfer')))).toContain('Landwirtschaftshelfer')
    expect(familiesNearField(word('Zirkushelfer'))).toEqual([])
  })

  it('have a head that stands for itself', () => {
    expect(headWithoutField(word('Zirkushelferin'))).toBe('helfer')
    expect(headWithoutField(word('Helfer'))).toBeNull()
    expect(headWithoutField(word('Krankenhauskoch'))).toBeNull()
  })
})
