import type { Occupation } from '../occupation.ts'

export const sozialesErziehung: readonly Occupation[] = [
  {
    key: 'erzieher',
    name: ['Erzieher', 'Erzieherin'],
    tasks: [
      'Begleiten der Kinder in Spiel, Alltag und Übergängen',
      'Planen von Angeboten drinnen und draußen',
      'Beobachten und Dokumentieren der Entwicklung',
      'Führen von Elterngesprächen',
      'Mitgestalten des Hauskonzepts',
    ],
    profile: [
      'Staatliche Anerkennung als Erzieher/in oder gleichwertiger Abschluss',
      'Freude an Kindern und ihren Fragen',
      'Verlässlichkeit im Team',
      'Erweitertes Führungszeugnis',
    ],
  },
  {
    key: 'kinderpfleger',
    name: ['Kinderpfleger', 'Kinderpflegerin'],
    tasks: [
      'Betreuen der Kinder in der Gruppe',
      'Begleiten bei Mahlzeiten, Wickeln und Ruhezeiten',
      'Vorbereiten von Bastel- und Bewegungsangeboten',
      'Unterstützen der Fachkräfte bei der Dokumentation',
    ],
    profile: [
      'Ausbildung in der Kinderpflege oder Sozialassistenz',
      'Herzlichkeit und starke Nerven',
      'Freude am Draußensein',
    ],
  },
  {
    key: 'sozialpaedagoge',
    name: ['Sozialpädagoge', 'Sozialpädagogin'],
    tasks: [
      'Beraten und Begleiten von Familien und jungen Menschen',
      'Erstellen von Hilfeplänen mit dem Jugendamt',
      'Anbieten von Gruppen und Projekten',
      'Eingreifen in Krisen',
      'Vernetzen mit Schulen und Diensten',
    ],
    profile: [
      'Studium der Sozialen Arbeit mit staatlicher Anerkennung',
      'Klare Haltung und Humor',
      'Sicherheit im Kinderschutz',
      'Führerschein Klasse B',
    ],
  },
  {
    key: 'heilerziehungspfleger',
    name: ['Heilerziehungspfleger', 'Heilerziehungspflegerin'],
    tasks: [
      'Begleiten von Menschen mit Behinderung in Alltag und Freizeit',
      'Planen der Teilhabe gemeinsam mit ihnen',
      'Unterstützen bei Pflege und Gesundheit',
      'Zusammenarbeiten mit Angehörigen und rechtlicher Betreuung',
      'Schreiben von Entwicklungsberichten',
    ],
    profile: [
      'Ausbildung in der Heilerziehungspflege oder Pädagogik',
      'Respekt und Ideen für den Alltag',
      'Bereitschaft zu Wochenenddiensten',
      'Kenntnisse im BTHG erwünscht',
    ],
  },
  {
    key: 'betreuungskraft',
    name: ['Betreuungskraft', 'Betreuungskraft'],
    tasks: [
      'Gestalten von Runden mit Musik, Spielen und Bewegung',
      'Begleiten bei Spaziergängen und Besorgungen',
      'Vorlesen und Zuhören',
      'Festhalten des Tagesverlaufs',
    ],
    profile: [
      'Qualifizierung als Betreuungskraft oder Bereitschaft dazu',
      'Freude an Gesprächen mit älteren Menschen',
      'Geduld und gute Einfälle',
    ],
  },
  {
    key: 'integrationshelfer',
    name: ['Schulbegleiter', 'Schulbegleiterin'],
    tasks: [
      'Begleiten eines Kindes durch den Schultag',
      'Unterstützen beim Lernen und in den Pausen',
      'Vermitteln in schwierigen Momenten',
      'Abstimmen mit Lehrkräften und Eltern',
    ],
    profile: [
      'Einfühlungsvermögen und Ausdauer',
      'Erfahrung mit Kindern, gern auch aus dem Ehrenamt',
      'Bereitschaft, mit dem Kind zu lernen',
    ],
  },
  {
    key: 'kita-leitung',
    name: ['Leiter einer Kindertagesstätte', 'Leiterin einer Kindertagesstätte'],
    tasks: [
      'Leiten des Hauses pädagogisch und organisatorisch',
      'Führen und Entwickeln des Teams',
      'Planen von Diensten und Budget',
      'Vertreten der Einrichtung bei Träger und Eltern',
      'Fortschreiben der Konzeption',
    ],
    profile: [
      'Pädagogischer Abschluss mit Leitungsqualifikation',
      'Erfahrung in der stellvertretenden Leitung',
      'Freude an Organisation und klaren Absprachen',
      'Gelassenheit',
    ],
  },
  {
    key: 'hauswirtschafter',
    name: ['Hauswirtschafter', 'Hauswirtschafterin'],
    tasks: [
      'Kochen für Wohngruppen und Gäste',
      'Planen von Einkauf und Vorräten',
      'Pflegen von Wäsche und Räumen',
      'Einbeziehen der Bewohnerinnen und Bewohner in den Haushalt',
    ],
    profile: [
      'Ausbildung in der Hauswirtschaft oder viel Übung',
      'Kenntnisse in Hygiene und Ernährung',
      'Freundlichkeit',
    ],
  },
]
