import { describe, expect, it } from 'vitest'
import { occupationFamilies } from '../families.ts'
import { codeOf, isOccupationCode } from './codes.ts'
import { occupationOfTitle } from './occupation-of-title.ts'
import { ELECTRIC_FIELDS, MEDICAL_FIELDS, SALES_FIELDS, TEACHING_FIELDS } from './words/fields-of-some.ts'
import { SERVICE_FIELDS } from './words/fields-services.ts'
import { TECHNICAL_FIELDS } from './words/fields-technical.ts'
import { GENERAL_FAMILIES } from './words/heads.ts'
import { CARE_PEOPLE } from './words/people-care.ts'
import { MATERIALS_PEOPLE } from './words/people-materials.ts'
import { TECHNICAL_PEOPLE } from './words/people-technical.ts'
import { TRADE_PEOPLE } from './words/people-trade.ts'

const codesOf = (lines: string) =>
  lines
    .trim()
    .split('\n')
    .map((line) => line.split(' ')[0] ?? '')
const LEVELS = ['1', '2', '3', '4', 'M', 'F']

describe('the codes', () => {
  it('of every family exist, with a requirement level as last digit', () => {
    const wrong = occupationFamilies().filter(({ code }) => !/^\d{4}[1-4]$/.test(code) || !isOccupationCode(code))
    expect(wrong.map(({ name, code }) => `${code} ${name}`)).toEqual([])
  })

  it('of every person exist', () => {
    const codes = [MATERIALS_PEOPLE, TECHNICAL_PEOPLE, TRADE_PEOPLE, CARE_PEOPLE].flatMap(codesOf)
    expect(codes.filter((code) => !isOccupationCode(code))).toEqual([])
  })

  it('of every field exist', () => {
    const groups = [
      TECHNICAL_FIELDS,
      SERVICE_FIELDS,
      SALES_FIELDS,
      TEACHING_FIELDS,
      MEDICAL_FIELDS,
      ELECTRIC_FIELDS,
    ].flatMap(codesOf)
    const exists = (group: string) => LEVELS.some((level) => codeOf(group, level)?.startsWith(group))
    expect(groups.filter((group) => !/^\d{4}$/.test(group) || !exists(group))).toEqual([])
  })

  it('speaks of families that exist', () => {
    const keys = new Set(occupationFamilies().map(({ key }) => key))
    expect([...GENERAL_FAMILIES].filter((key) => !keys.has(key))).toEqual([])
  })
})

describe('occupationOfTitle', () => {
  it.each([
    ['Pflegefachkraft (m/w/d) Nachtdienst', '81302'],
    ['Pflegehelferin', '81301'],
    ['Softwareentwickler:in Java', '43414'],
    ['Malermeister', '33293'],
    ['Anlagenmechaniker (m/w/d) – Sanitär-, Heizungs- und Klimatechnik', '34212'],
    ['Anlagenmechaniker Rohrsystemtechnik', '34322'],
    ['Bauingenieur Tiefbau', '32204'],
    ['Maschinenbauingenieurin (Fahrzeugtechnik)', '25214'],
    ['Bohrmaschineneinrichter', '24232'],
    ['Bandsägenführerin', '22322'],
    ['Maler/in', '33212'],
    ['Leitung Buchhaltung', '72294'],
    ['Lagerhelfer', '51311'],
    ['Teamleiter Lager', '51393'],
    ['Ingenieurin Elektrotechnik', '26304'],
    ['Staatlich geprüfter Techniker Maschinenbau', '25103'],
    ['Ausbildung zum Koch', '29302'],
    ['Fachverkäufer Fleischtheke', '62322'],
    ['Fachverkäuferin Spielwaren', '62232'],
    ['Facharzt für Radiologie', '81234'],
    ['Lehrerin Grundschule', '84114'],
    ['Helfer Holzbearbeitung', '22301'],
    ['Busfahrerin', '52132'],
    ['Gitarrenbauer', '93612'],
    ['Köchin', '29302'],
    ['Kfz-Meister', '25293'],
    ['Elektroniker (m/w/d) für Energie- und Gebäudetechnik', '26212'],
    ['Elektronikerin Betriebstechnik', '26252'],
    ['Kfz-Mechatroniker Karosserietechnik', '25212'],
    ['Konstrukteurin Schiffbau', '25243'],
    ['Schiffbaukonstrukteur', '27223'],
    ['Ingenieur Landbau', '11104'],
    ['Fahrzeugbauingenieurin', '25214'],
    ['Projektingenieur Automatisierungstechnik', '27104'],
    ['Restaurator Möbel', '22343'],
    ['Sportökonomin', '63124'],
    ['Helfer Floristik', '12101'],
    ['Krankenhausreinigung', '54101'],
    ['Sozialpädagogische Familienhilfe', '83124'],
    ['Praxishilfe', '81102'],
    ['Hochschullehrer (Feinwerktechnik)', '84304'],
    ['Metallstanzer', '24212'],
  ])('%s is %s', (title, code) => {
    expect(occupationOfTitle(title)).toBe(code)
  })

  it.each(['Minijob', 'Wir suchen dich', 'Quereinsteiger gesucht', ''])('%j names no work', (title) => {
    expect(occupationOfTitle(title)).toBeNull()
  })

  it('finds only codes that exist, and reads a hostile title at once', () => {
    expect(occupationOfTitle('a-'.repeat(50_000))).toBeNull()
    for (const { name, names } of occupationFamilies()) {
      for (const title of [name, ...names.slice(0, 3)]) {
        const code = occupationOfTitle(title)
        expect(code === null || isOccupationCode(code), title).toBe(true)
      }
    }
  })
})
