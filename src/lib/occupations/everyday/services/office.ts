import type { Occupation } from '../occupation.ts'

export const bueroVerwaltungPersonal: readonly Occupation[] = [
  {
    key: 'bueromanagement',
    name: ['Kaufmann für Büromanagement', 'Kauffrau für Büromanagement'],
    tasks: [
      'Bearbeiten von Post, Anrufen und E-Mails',
      'Schreiben von Angeboten und Rechnungen',
      'Planen von Terminen und Reisen',
      'Führen der Akten, meist digital',
      'Vorbereiten von Unterlagen für die Buchhaltung',
    ],
    profile: [
      'Kaufmännische Ausbildung',
      'Sicherer Umgang mit Word und Excel',
      'Gutes Deutsch in Wort und Schrift',
      'Ordnungssinn und Freundlichkeit',
    ],
  },
  {
    key: 'assistenz-geschaeftsfuehrung',
    name: ['Assistent der Geschäftsführung', 'Assistentin der Geschäftsführung'],
    tasks: [
      'Organisieren des Arbeitstags der Geschäftsführung',
      'Vorbereiten von Sitzungen und Protokollen',
      'Erstellen von Präsentationen und Auswertungen',
      'Begleiten eigener Projekte',
      'Empfangen von Gästen',
    ],
    profile: [
      'Kaufmännische Ausbildung und Erfahrung in der Assistenz',
      'Diskretion',
      'Sehr gutes Englisch',
      'Ruhe, wenn sich ein Plan dreimal ändert',
    ],
  },
  {
    key: 'personalreferent',
    name: ['Personalreferent', 'Personalreferentin'],
    tasks: [
      'Beraten von Führungskräften in allen Personalfragen',
      'Begleiten der Auswahl vom Profil bis zum ersten Arbeitstag',
      'Erstellen von Verträgen und Zeugnissen',
      'Zusammenarbeiten mit dem Betriebsrat',
      'Gestalten der Weiterbildung',
    ],
    profile: [
      'Studium oder Weiterbildung im Personalwesen',
      'Kenntnisse im Arbeitsrecht',
      'Erfahrung in der Auswahl',
      'Vertrauenswürdigkeit',
    ],
  },
  {
    key: 'lohnbuchhalter',
    name: ['Lohnbuchhalter', 'Lohnbuchhalterin'],
    tasks: [
      'Abrechnen der Löhne und Gehälter',
      'Melden an Krankenkassen und Finanzamt',
      'Bescheinigen und Auskunft geben',
      'Begleiten von Prüfungen',
      'Pflegen der Stammdaten',
    ],
    profile: [
      'Kaufmännische Ausbildung mit Erfahrung in der Abrechnung',
      'Aktuelles Wissen im Steuer- und Sozialversicherungsrecht',
      'Kenntnisse in DATEV oder SAP HCM',
      'Verschwiegenheit',
    ],
  },
  {
    key: 'verwaltungsfachangestellter',
    name: ['Verwaltungsfachangestellter', 'Verwaltungsfachangestellte'],
    tasks: [
      'Bearbeiten von Anträgen und Erlassen von Bescheiden',
      'Beraten von Bürgerinnen und Bürgern',
      'Führen der elektronischen Akte',
      'Vorbereiten von Vorlagen für den Rat',
      'Überwachen von Fristen',
    ],
    profile: [
      'Ausbildung in der Verwaltung oder Verwaltungslehrgang I',
      'Freude daran, Vorschriften verständlich zu machen',
      'Sicheres Auftreten',
      'Bereitschaft zu einem langen Servicetag',
    ],
  },
  {
    key: 'sachbearbeiter-immobilien',
    name: ['Immobilienkaufmann', 'Immobilienkauffrau'],
    tasks: [
      'Betreuen von Mieterinnen, Mietern und Eigentum',
      'Erstellen der Betriebskostenabrechnung',
      'Beauftragen von Handwerksbetrieben',
      'Leiten von Eigentümerversammlungen',
      'Durchführen von Abnahmen und Übergaben',
    ],
    profile: [
      'Ausbildung in der Immobilienwirtschaft',
      'Kenntnisse im Miet- und Wohnungseigentumsrecht',
      'Ausgleichende Art',
      'Führerschein Klasse B',
    ],
  },
  {
    key: 'personaldisponent',
    name: ['Personaldisponent', 'Personaldisponentin'],
    tasks: [
      'Gewinnen und Auswählen von Bewerberinnen und Bewerbern',
      'Planen der Einsätze bei Kundenbetrieben',
      'Betreuen der Beschäftigten vor Ort',
      'Pflegen der Kontakte zu Betrieben',
      'Vorbereiten der Verträge',
    ],
    profile: [
      'Kaufmännische Ausbildung oder Erfahrung in der Personaldienstleistung',
      'Freude am Gespräch mit vielen Menschen',
      'Verlässlichkeit bei Zusagen',
      'Führerschein Klasse B',
    ],
  },
  {
    key: 'empfang-telefon',
    name: ['Mitarbeiter am Empfang', 'Mitarbeiterin am Empfang'],
    tasks: [
      'Begrüßen von Gästen und Vermitteln von Gesprächen',
      'Annehmen von Post und Paketen',
      'Verwalten der Besprechungsräume',
      'Unterstützen des Büros bei kleinen Aufgaben',
    ],
    profile: ['Freundliches Auftreten', 'Gutes Deutsch und Englisch', 'Sicherheit am Rechner', 'Pünktlichkeit'],
  },
]
