import { describe, expect, test } from 'vitest'
import type { DRIVING_LICENCES } from '~/features/applicants/vocabulary'
import { uuidv7 } from '~/lib/uuid'
import { emptyResumeContent } from '../schema'
import { documentsOf, type Proof, proveRequirement } from './prove-requirement'

type Level = 'A1' | 'A2' | 'B1' | 'B2' | 'C1' | 'C2' | 'native'
type Person = {
  headline: string
  /** Position, first and last month, what was done. */
  work: [position: string, from: string, to: string | null, done: string][]
  learnt: [degree: string, to: string | null][]
  skills: string[]
  proofs: string[]
  languages: [name: string, level: Level][]
  licences?: (typeof DRIVING_LICENCES)[number][]
}

const now = new Date('2026-11-30T12:00:00Z')

const NURSE: Person = {
  headline: 'Pflegefachfrau, Intensivstation',
  work: [
    ['Pflegefachfrau Intensivpflege', '2021-04', null, 'Versorgen beatmeter Patienten\nDokumentieren in Orbis'],
    ['Pflegehelferin', '2016-08', '2018-03', 'Grundpflege im Wohnbereich'],
  ],
  learnt: [['Ausbildung zur Pflegefachfrau', '2021-03']],
  skills: ['Wundversorgung', 'Praxisanleitung', 'Schmerzmanagement'],
  proofs: ['Palliative Care Basiskurs', 'Masernschutz'],
  languages: [
    ['Deutsch', 'C1'],
    ['Polnisch', 'native'],
  ],
  licences: ['B'],
}

const ELECTRICIAN: Person = {
  headline: 'Elektroniker für Energie- und Gebäudetechnik',
  work: [
    ['Elektroniker', '2019-07', null, 'Installieren von Photovoltaikanlagen\nPrüfungen nach DGUV V3 durchgeführt'],
    ['Kundendienstmonteur', '2017-02', '2019-06', 'Störungen bei Kunden beheben, KNX programmieren'],
  ],
  learnt: [['Gesellenprüfung Elektroniker für Energie- und Gebäudetechnik', '2017-01']],
  skills: ['KNX', 'Photovoltaik', 'EPLAN'],
  proofs: ['Schaltberechtigung', 'Höhenarbeit PSAgA'],
  languages: [['Deutsch', 'native']],
  licences: ['BE'],
}

const CLERK: Person = {
  headline: 'Steuerfachangestellte',
  work: [['Steuerfachangestellte', '2014-08', null, 'Lohnabrechnungen für 40 Mandanten\nJahresabschlüsse vorbereitet']],
  learnt: [['Abschlussprüfung zur Steuerfachangestellten', '2014-07']],
  skills: ['DATEV', 'MS Office', 'Finanzbuchhaltung'],
  proofs: ['Lehrgang Bilanzbuchhalter (Prüfung steht aus)'],
  languages: [
    ['Deutsch', 'native'],
    ['Englisch', 'B1'],
  ],
}

const DEVELOPER: Person = {
  headline: 'Softwareentwickler Java',
  work: [
    ['Java-Entwickler', '2020-01', null, 'Entwickeln von Diensten mit Spring Boot und Kafka\nBetrieb auf Kubernetes'],
    ['Werkstudent Softwareentwicklung', '2018-01', '2019-12', 'Tests mit JUnit schreiben'],
  ],
  learnt: [['Bachelor of Science Informatik', '2019-12']],
  skills: ['Java', 'Spring Boot', 'PostgreSQL', 'Docker'],
  proofs: [],
  languages: [
    ['Deutsch', 'C1'],
    ['Englisch', 'C1'],
  ],
}

const DRIVER: Person = {
  headline: 'Berufskraftfahrer',
  work: [
    ['Berufskraftfahrer Fernverkehr', '2012-05', null, 'Fahren von Kühlzügen in ganz Europa'],
    ['Lagerist', '2009-01', '2012-04', 'Kommissionieren mit dem Stapler'],
  ],
  learnt: [['Hauptschulabschluss', '2008-06']],
  skills: ['Ladungssicherung', 'Digitaler Tachograf'],
  proofs: ['Fahrerkarte', 'ADR-Schein', 'Module 95'],
  languages: [
    ['Deutsch', 'B1'],
    ['Rumänisch', 'native'],
  ],
  licences: ['CE'],
}

/** Labelled before any answer was seen. */
const LINES: [name: string, person: Person, lines: [string, Proof['state']][]][] = [
  [
    'a nurse',
    NURSE,
    [
      ['Abgeschlossene Ausbildung als Pflegefachkraft oder Gesundheits- und Krankenpfleger', 'met'],
      ['Dreijährige Ausbildung in der Pflege', 'met'],
      ['Erfahrung in der Intensivpflege von Vorteil', 'met'],
      ['Kenntnisse in Wundversorgung und Schmerzmanagement', 'met'],
      ['Kenntnisse in Wundversorgung und Kinaesthetics', 'partly'],
      ['Weiterbildung zur Praxisanleitung, gern auch in Vorbereitung', 'met'],
      ['Sicherer Umgang mit Orbis', 'met'],
      ['Nachweis über Masernschutz', 'met'],
      ['Deutsch mindestens B2', 'met'],
      ['Deutsch auf muttersprachlichem Niveau', 'related'],
      ['Führerschein Klasse B für den ambulanten Dienst', 'met'],
      ['Studium im Pflegemanagement', 'unproven'],
      ['Empathie und Geduld im Umgang mit Angehörigen', 'unprovable'],
      ['Bereitschaft zu Nacht- und Wochenenddiensten', 'unprovable'],
    ],
  ],
  [
    'an electrician',
    ELECTRICIAN,
    [
      ['Abgeschlossene Ausbildung als Elektroniker für Energie- und Gebäudetechnik', 'met'],
      ['Gesellenbrief im Elektrohandwerk oder vergleichbare Qualifikation', 'related'],
      ['Erfahrung mit Photovoltaikanlagen', 'met'],
      ['Erfahrung mit KNX oder Loxone', 'met'],
      ['Kenntnisse in EPLAN oder WSCAD', 'met'],
      ['Prüfungen nach DGUV V3', 'met'],
      ['Führerschein Klasse B', 'met'],
      ['Führerschein Klasse C1', 'unproven'],
      ['Meisterbrief oder Techniker von Vorteil', 'unproven'],
      ['Mehrjährige Berufserfahrung als Elektroniker', 'met'],
      ['Mindestens zehn Jahre Berufserfahrung als Elektroniker', 'related'],
      ['Handwerkliche Ausbildung', 'met'],
      ['Abgeschlossenes Studium', 'related'],
      ['Schwindelfrei und körperlich belastbar', 'unprovable'],
      ['Freundliches Auftreten beim Kunden', 'unprovable'],
    ],
  ],
  [
    'a tax clerk',
    CLERK,
    [
      ['Ausbildung zum Steuerfachangestellten oder Bilanzbuchhalter', 'met'],
      ['Weiterbildung zum Bilanzbuchhalter', 'related'],
      ['Kaufmännische Ausbildung', 'related'],
      ['Sicher in DATEV und MS Office', 'met'],
      ['Sehr gute Kenntnisse in DATEV, idealerweise auch in Addison', 'met'],
      ['Erfahrung mit Lohnabrechnungen', 'met'],
      ['Erste Erfahrung mit Jahresabschlüssen', 'met'],
      ['Erfahrung mit Konzernabschlüssen nach IFRS', 'unproven'],
      ['Englisch B1 für Gespräche mit Mandanten', 'met'],
      ['Verhandlungssicheres Englisch', 'related'],
      ['Mindestens fünf Jahre Berufserfahrung in einer Steuerkanzlei', 'partly'],
      ['Diskretion und Zuverlässigkeit', 'unprovable'],
    ],
  ],
  [
    'a developer',
    DEVELOPER,
    [
      ['Abgeschlossenes Studium der Informatik oder eine vergleichbare Ausbildung', 'met'],
      ['Studium oder Ausbildung im IT-Bereich', 'related'],
      ['Abgeschlossenes Studium', 'met'],
      ['Mehrjährige Erfahrung in der Entwicklung mit Java', 'met'],
      ['Erfahrung mit Spring Boot, Kafka oder RabbitMQ', 'met'],
      ['Gute Kenntnisse in SQL-Datenbanken wie PostgreSQL', 'partly'],
      ['Kenntnisse in Docker und Kubernetes', 'met'],
      ['Erfahrung mit Cloud-Plattformen (AWS oder Azure)', 'unproven'],
      ['Kenntnisse in React sind ein Plus', 'unproven'],
      ['Fließend Deutsch und Englisch', 'met'],
      ['Freude an sauberem Code', 'unprovable'],
      ['Master in Informatik', 'partly'],
      ['Erfahrung als Softwareentwickler', 'met'],
    ],
  ],
  [
    'a driver',
    DRIVER,
    [
      ['Führerschein Klasse CE mit Eintrag 95', 'met'],
      ['Führerschein Klasse C oder C1', 'met'],
      ['Führerschein der Klasse D', 'unproven'],
      ['Gültige Fahrerkarte und Module', 'met'],
      ['ADR-Schein von Vorteil, aber kein Muss', 'met'],
      ['Ausbildung zum Berufskraftfahrer oder mehrere Jahre Erfahrung im Fernverkehr', 'met'],
      ['Erfahrung im Lager', 'related'],
      ['Staplerschein', 'unproven'],
      ['Deutsch für die Verständigung beim Kunden', 'met'],
      ['Gute Deutschkenntnisse in Wort und Schrift', 'met'],
      ['Pünktlichkeit und sicheres Fahren', 'unprovable'],
      ['Abgeschlossene Berufsausbildung', 'unproven'],
    ],
  ],
]

/** Read less than is there, or related where nothing is; none says "belegt" more often. */
const KNOWN = new Map<string, Proof['state']>([
  ['Weiterbildung zum Bilanzbuchhalter', 'unproven'],
  ['Studium oder Ausbildung im IT-Bereich', 'unproven'],
  ['Mehrjährige Erfahrung in der Entwicklung mit Java', 'partly'],
  ['Meisterbrief oder Techniker von Vorteil', 'related'],
  ['Führerschein Klasse CE mit Eintrag 95', 'partly'],
])

describe.each(LINES)('lines of postings that %s reads', (_name, person, lines) => {
  const documents = documentsOf(saidBy(person), now)
  test.each(lines)('%s: %s', (line, state) => {
    const proof = proveRequirement(line, documents, now)
    expect([proof.state, proof.passages.map(({ quote }) => quote)]).toEqual([
      KNOWN.get(line) ?? state,
      expect.anything(),
    ])
  })
})

function saidBy({ headline, work, learnt, skills, proofs, languages, licences = [] }: Person) {
  const content = {
    ...emptyResumeContent(),
    experience: work.map(([position, from, to, description]) => ({
      ...{ id: uuidv7(), position, employer: 'Kessler', place: null, from, to, description },
    })),
    education: learnt.map(([degree, to]) => ({
      ...{ id: uuidv7(), degree, institution: 'Schule', place: null, from: '2005-08', to, description: '' },
    })),
    skills: skills.map((name) => ({ id: uuidv7(), name, level: null })),
    certificates: proofs.map((name) => ({ id: uuidv7(), name, issuer: null, issuedIn: null })),
    languages: languages.map(([name, level]) => ({ id: uuidv7(), name, level })),
  }
  return { firstName: null, lastName: null, email: null, city: null, headline, content, drivingLicences: licences }
}
