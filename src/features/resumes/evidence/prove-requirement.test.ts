import { expect, test } from 'vitest'
import { uuidv7 } from '~/lib/uuid'
import { emptyResumeContent } from '../schema'
import { documentsOf, proveRequirement } from './prove-requirement'

const now = new Date('2026-11-30T12:00:00Z')
const station = { id: uuidv7(), place: null, from: '2018-01', to: null }
const content = {
  ...emptyResumeContent(),
  experience: [
    {
      ...station,
      position: 'Schichtleiterin',
      employer: 'Möller Antriebe',
      description:
        '- Einrichten und Fahren von CNC-Drehmaschinen\nNoch keine Kenntnisse in SAP. Wartung der Werkzeuge.',
    },
  ],
  education: [
    {
      ...station,
      degree: 'Ausbildung zur Zerspanungsmechanikerin',
      institution: 'IHK',
      description: '',
      to: '2020-01',
    },
  ],
  skills: ['Fanuc', 'Kältetechnik', 'Pneumatik'].map((name) => ({ id: uuidv7(), name, level: null })),
  languages: [
    { id: uuidv7(), name: 'Deutsch', level: 'C2' as const },
    { id: uuidv7(), name: 'Englisch', level: 'A2' as const },
  ],
}
const person = { firstName: null, lastName: null, email: null, city: null, headline: null }
const documents = documentsOf({ ...person, content, drivingLicences: ['CE'] }, now)
const proof = (line: string) => proveRequirement(line, documents, now)

test.each([
  ['Erfahrung mit Siemens-, Fanuc- oder Heidenhain-Steuerungen', 'Fanuc'],
  ['Gutes Verständnis für Pneumatik', 'Pneumatik'],
  ['Ausbildung in der Zerspanung oder in einem verwandten Metallberuf', 'Ausbildung zur Zerspanungsmechanikerin'],
  ['Abgeschlossene Ausbildung oder vergleichbare Qualifikation', 'Ausbildung zur Zerspanungsmechanikerin'],
  ['Ausbildung in der Kältetechnik oder entsprechende Erfahrung', 'Kältetechnik'],
  ['Technische Ausbildung', 'Ausbildung zur Zerspanungsmechanikerin'],
  ['Kenntnisse in Fanuc, gern auch in Heidenhain', 'Fanuc'],
  ['Ausbildung als Koch oder Erfahrung mit CNC-Drehmaschinen', 'Einrichten und Fahren von CNC-Drehmaschinen'],
  ['Fanuc-Schein oder Bereitschaft, ihn zu machen', 'Fanuc'],
  ['Deutsch für Sicherheitsunterweisungen', 'Deutsch (C2)'],
  ['Gute Deutschkenntnisse, weitere Sprachen willkommen', 'Deutsch (C2)'],
  ['Führerschein Klasse T oder CE', 'CE'],
  ['Führerschein Klasse B für die Montage', 'CE'],
])('%s is met by %s', (line, quote) => {
  expect(proof(line)).toMatchObject({ state: 'met', passages: [{ quote }] })
})

test.each([
  ['Kaufmännische Ausbildung', 'related', 'a training of another field'],
  ['Ausbildung als Koch oder vergleichbarer Abschluss', 'unproven', 'another trade'],
  ['Ausbildung in der Kältetechnik', 'related', 'a skill alone'],
  ['Deutsch und Englisch auf C1', 'partly', 'one of two'],
  ['Pneumatik und Hydraulik', 'partly', 'one of two'],
  ['Englisch A2 mit SAP-Kenntnissen', 'partly', 'one of two'],
  ['Führerschein B mit Personenbeförderungsschein', 'partly', 'one of two'],
  ['Verlässlichkeit im Team', 'unprovable', 'a quality'],
  ['Schwindelfrei', 'unprovable', 'a quality'],
  ['Bereitschaft zur Schichtarbeit', 'unprovable', 'an attitude'],
  ['Reisebereitschaft nach Absprache', 'unprovable', 'an attitude'],
  ['Erfahrung mit Hydraulik, kein Muss', 'unproven', 'a wish'],
  ['Kenntnisse in SAP', 'unproven', 'what the person denies'],
  ['Führerschein Klasse D', 'unproven', 'another class'],
  ['Bus-Führerschein', 'unproven', 'another class'],
  ['Führerschein A und B', 'partly', 'one of two'],
])('%s is %s: %s', (line, state) => {
  expect(proof(line).state).toBe(state)
})
