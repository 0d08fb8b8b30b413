import type { Occupation } from '../occupation.ts'

export const bildungWissenschaft: readonly Occupation[] = [
  {
    key: 'lehrkraft-berufsschule',
    name: ['Lehrkraft an berufsbildenden Schulen', 'Lehrkraft an berufsbildenden Schulen'],
    tasks: [
      'Unterrichten von Auszubildenden in Theorie und Praxis',
      'Entwickeln von Lernsituationen mit dem Kollegium',
      'Vorbereiten auf die Abschlussprüfung',
      'Zusammenarbeiten mit Ausbildungsbetrieben',
      'Leiten einer Klasse',
    ],
    profile: [
      'Lehramtsstudium oder Fachstudium mit Interesse am Seiteneinstieg',
      'Praxis im Beruf, den du unterrichtest',
      'Freude an jungen Erwachsenen',
      'Sicherheit mit digitalen Lernmitteln',
    ],
  },
  {
    key: 'dozent-erwachsenenbildung',
    name: ['Dozent', 'Dozentin'],
    tasks: [
      'Unterrichten von Gruppen in Präsenz und online',
      'Vorbereiten von Unterlagen und Übungen',
      'Beraten zum Lernweg',
      'Abnehmen von Prüfungen',
      'Führen der Kursnachweise',
    ],
    profile: [
      'Fachliche Ausbildung oder Studium',
      'Erfahrung im Unterrichten Erwachsener',
      'Geduld und verständliche Sprache',
      'Zulassung des BAMF für Sprachkurse von Vorteil',
    ],
  },
  {
    key: 'wissenschaftlicher-mitarbeiter',
    name: ['Wissenschaftlicher Mitarbeiter', 'Wissenschaftliche Mitarbeiterin'],
    tasks: [
      'Bearbeiten eines Forschungsprojekts von der Frage bis zur Veröffentlichung',
      'Planen und Auswerten von Versuchen',
      'Vorstellen der Ergebnisse auf Tagungen',
      'Betreuen von Abschlussarbeiten',
      'Mitschreiben an Anträgen',
    ],
    profile: [
      'Sehr guter Abschluss in einer Natur- oder Ingenieurwissenschaft',
      'Erfahrung mit Python oder MATLAB',
      'Gutes wissenschaftliches Englisch',
      'Interesse an der Promotion möglich',
    ],
  },
  {
    key: 'chemielaborant',
    name: ['Chemielaborant', 'Chemielaborantin'],
    tasks: [
      'Vorbereiten und Untersuchen von Proben mit HPLC und GC',
      'Ansetzen von Lösungen und Reagenzien',
      'Auswerten und Prüfen der Ergebnisse',
      'Warten und Kalibrieren der Geräte',
      'Führen des Laborjournals',
    ],
    profile: [
      'Ausbildung im chemischen Labor',
      'Erfahrung in der instrumentellen Analytik',
      'Sorgfalt und Ordnung am Platz',
      'Englisch zum Lesen von Vorschriften',
    ],
  },
  {
    key: 'biologielaborant',
    name: ['Biologisch-technischer Assistent', 'Biologisch-technische Assistentin'],
    tasks: [
      'Kultivieren von Zellen und Keimen',
      'Durchführen von PCR und ELISA',
      'Auswerten der Daten und Pflegen der Sammlung',
      'Bestellen und Verwalten von Material',
    ],
    profile: ['Ausbildung im biologischen Labor', 'Erfahrung mit sterilem Arbeiten', 'Genauigkeit und Teamgeist'],
  },
  {
    key: 'ausbilder-werkstatt',
    name: ['Ausbilder Metalltechnik', 'Ausbilderin Metalltechnik'],
    tasks: [
      'Ausbilden in Drehen, Fräsen und Grundfertigkeiten',
      'Vorbereiten auf Teil 1 und Teil 2 der Prüfung',
      'Führen von Beurteilungsgesprächen',
      'Pflegen der Maschinen der Lehrwerkstatt',
    ],
    profile: [
      'Meister oder Techniker in einem Metallberuf',
      'Ausbildereignung',
      'Freude daran, Können weiterzugeben',
      'Geduld mit klaren Grenzen',
    ],
  },
  {
    key: 'bildungsreferent',
    name: ['Bildungsreferent', 'Bildungsreferentin'],
    tasks: [
      'Entwickeln von Programmen und Seminaren',
      'Gewinnen und Begleiten von Lehrenden',
      'Kalkulieren von Kursen und Beantragen von Fördermitteln',
      'Auswerten der Rückmeldungen',
    ],
    profile: [
      'Studium der Pädagogik oder eines passenden Fachs',
      'Erfahrung in der Bildungsarbeit',
      'Organisationstalent',
      'Sicheres Schreiben',
    ],
  },
  {
    key: 'bibliothekar',
    name: ['Bibliotheksangestellter', 'Bibliotheksangestellte'],
    tasks: [
      'Beraten am Servicepunkt',
      'Erschließen und Ordnen neuer Medien',
      'Betreuen der Ausleihe und der digitalen Angebote',
      'Organisieren von Lesungen und Führungen',
    ],
    profile: [
      'Ausbildung im Bereich Medien und Information',
      'Freude an Menschen und Büchern',
      'Sicherheit mit Katalogsystemen',
    ],
  },
]
