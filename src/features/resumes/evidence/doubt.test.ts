import { expect, it } from 'vitest'
import { emptyResumeContent } from '../schema'
import { evidenceOf } from './find-evidence'
import { statementsOf } from './person-statements'
import { readAsked } from './read-asked'

const now = new Date('2026-11-20T12:00:00Z')
const id = '018f3c1e-0000-7000-8000-000000000001'

type Part = 'portrait' | 'station' | 'skill' | 'certificate'

/** What a résumé that says this in one of its parts proves of what is asked. */
function stateOf(asked: string, part: Part, text: string) {
  const content = emptyResumeContent()
  if (part === 'portrait') content.summary = text
  if (part === 'skill') content.skills = [{ id, name: text, level: null }]
  if (part === 'certificate') content.certificates = [{ id, name: text, issuer: null, issuedIn: null }]
  if (part === 'station') {
    const station = { id, position: 'Mitarbeit', employer: 'Betrieb', place: null, from: '2019-01', to: null }
    content.experience = [{ ...station, description: text }]
  }
  const person = { firstName: 'Ina', lastName: 'Zett', email: null, city: 'Köln', headline: null, isAnonymous: false }
  const [word] = readAsked(asked)
  return word && evidenceOf(word, statementsOf({ ...person, content }, now))?.state
}

it.each<[string, Part, string]>([
  // Others did it.
  ['Kasse', 'station', 'Kasse machte immer die Chefin.'],
  ['Photovoltaik', 'station', 'Die Photovoltaik montierten Kollegen.'],
  ['Wundversorgung', 'station', 'Wundversorgung übernahm der ambulante Dienst.'],
  ['Docker', 'station', 'Docker betreute ein anderes Team.'],
  ['Photoshop', 'portrait', 'Photoshop beherrscht mein Kollege.'],
  // Given away, or come from elsewhere.
  ['Buchhaltung', 'station', 'Belege an die Buchhaltung weitergegeben.'],
  ['Lohnbuchhaltung', 'station', 'Lohnbuchhaltung extern vergeben.'],
  ['AutoCAD', 'station', 'AutoCAD-Pläne vom Büro erhalten.'],
  ['CNC', 'station', 'Teile kamen aus der CNC.'],
  ['Wundmanagement', 'station', 'Wundmanagement an Fachdienst abgegeben.'],
  // No longer.
  ['Staplerschein', 'station', 'Der Staplerschein ist abgelaufen.'],
  ['Führerschein CE', 'portrait', 'Führerschein CE abgegeben.'],
  ['WIG', 'certificate', 'Schweißprüfung WIG, gültig bis 2019'],
  // Not yet, or hardly.
  ['Ausbildereignung', 'certificate', 'Ausbildereignung (Prüfung steht aus)'],
  ['Staplerschein', 'certificate', 'Staplerschein beantragt'],
  ['Kranschein', 'certificate', 'Kranschein (Kurs im Mai 2027)'],
  ['MIG', 'skill', 'MIG (in Ausbildung)'],
  ['Photoshop', 'skill', 'Photoshop 0/5'],
  ['Salesforce', 'station', 'Salesforce sollte eingeführt werden.'],
  // Only seen.
  ['SAP', 'portrait', 'SAP habe ich zuletzt im Studium gesehen.'],
  ['Demenz', 'station', 'Demenz in der eigenen Familie erlebt.'],
])('%s is not proven by a %s that says "%s"', (asked, part, text) => {
  expect(stateOf(asked, part, text)).not.toBe('said')
})

it.each<[string, Part, string]>([
  ['Kasse', 'station', 'Bediente Kunden und führte die Kasse.'],
  ['Photovoltaik', 'station', 'Photovoltaik auf Dächern montiert.'],
  ['Wundversorgung', 'station', 'Wundversorgung selbstständig durchgeführt.'],
  ['Docker', 'station', 'Docker-Container gebaut und betrieben.'],
  ['Photoshop', 'portrait', 'Photoshop beherrsche ich seit Jahren.'],
  ['Buchhaltung', 'station', 'Vorbereitende Buchhaltung übernommen.'],
  ['AutoCAD', 'station', 'Pläne in AutoCAD gezeichnet.'],
  ['WIG', 'certificate', 'Schweißprüfung WIG, gültig bis 2028'],
  ['Staplerschein', 'certificate', 'Staplerschein (2025)'],
  ['Salesforce', 'station', 'Salesforce eingeführt.'],
  ['SAP', 'station', 'Bestellungen in SAP gebucht.'],
])('%s is proven by a %s that says "%s"', (asked, part, text) => {
  expect(stateOf(asked, part, text)).toBe('said')
})
