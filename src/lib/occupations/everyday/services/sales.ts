import type { Occupation } from '../occupation.ts'

export const vertriebMarketingMedien: readonly Occupation[] = [
  {
    key: 'aussendienst',
    name: ['Vertriebsmitarbeiter im Außendienst', 'Vertriebsmitarbeiterin im Außendienst'],
    tasks: [
      'Betreuen der Bestandskunden in der Region',
      'Gewinnen neuer Kunden durch Besuche und Messen',
      'Erstellen und Verhandeln von Angeboten',
      'Pflegen der Daten im CRM',
      'Rückmelden von Wünschen an die Entwicklung',
    ],
    profile: [
      'Kaufmännische oder technische Ausbildung',
      'Erfahrung im Außendienst',
      'Freude an eigenverantwortlicher Planung',
      'Führerschein Klasse B',
    ],
  },
  {
    key: 'innendienst',
    name: ['Sachbearbeiter Vertriebsinnendienst', 'Sachbearbeiterin Vertriebsinnendienst'],
    tasks: [
      'Bearbeiten von Anfragen, Angeboten und Aufträgen',
      'Überwachen der Liefertermine',
      'Beraten der Kundschaft am Telefon',
      'Abstimmen mit Lager und Versand',
      'Bearbeiten von Reklamationen',
    ],
    profile: [
      'Kaufmännische Ausbildung',
      'Sicherer Umgang mit ERP und Tabellen',
      'Freundliche, klare Stimme am Telefon',
      'Englisch für Schriftverkehr',
    ],
  },
  {
    key: 'marketing-manager',
    name: ['Marketing-Manager', 'Marketing-Managerin'],
    tasks: [
      'Planen und Umsetzen von Kampagnen auf allen Wegen',
      'Steuern von Agenturen und Budget',
      'Entwickeln der Marke gemeinsam mit der Geschäftsleitung',
      'Auswerten der Wirkung',
      'Organisieren von Messen und Veranstaltungen',
    ],
    profile: [
      'Studium oder Ausbildung im Marketing',
      'Berufserfahrung in Unternehmen oder Agentur',
      'Sicheres Deutsch in Wort und Schrift',
      'Freude an Zahlen',
    ],
  },
  {
    key: 'social-media-manager',
    name: ['Social-Media-Manager', 'Social-Media-Managerin'],
    tasks: [
      'Planen von Themen für unsere Kanäle',
      'Drehen und Schneiden kurzer Videos',
      'Beantworten von Kommentaren und Nachrichten',
      'Auswerten der Zahlen',
      'Anleiten der Kolleginnen und Kollegen, die vor die Kamera möchten',
    ],
    profile: [
      'Erfahrung mit Kanälen von Unternehmen',
      'Blick für Bild, Ton und Timing',
      'Sicheres Deutsch',
      'Gelassenheit bei Gegenwind',
    ],
  },
  {
    key: 'mediengestalter',
    name: ['Mediengestalter Digital und Print', 'Mediengestalterin Digital und Print'],
    tasks: [
      'Gestalten von Broschüren, Anzeigen und Webseiten',
      'Aufbereiten von Bildern und Grafiken',
      'Erstellen druckfertiger Daten',
      'Abstimmen von Entwürfen mit Kunden',
    ],
    profile: [
      'Ausbildung in der Mediengestaltung',
      'Sicher in InDesign, Illustrator und Photoshop',
      'Typografisches Gespür',
      'Sorgfalt bis zur Druckfreigabe',
    ],
  },
  {
    key: 'redakteur',
    name: ['Redakteur', 'Redakteurin'],
    tasks: [
      'Recherchieren und Schreiben von Beiträgen',
      'Redigieren fremder Texte',
      'Führen von Interviews',
      'Planen der Ausgabe und der Webseite',
      'Auswählen von Bildern',
    ],
    profile: [
      'Volontariat oder vergleichbare Praxis',
      'Sicheres Urteil und schnelle Auffassung',
      'Freude an Menschen und ihren Geschichten',
      'Kenntnisse im Redaktionssystem',
    ],
  },
  {
    key: 'kundenberater-agentur',
    name: ['Kundenberater', 'Kundenberaterin'],
    tasks: [
      'Betreuen der Kunden vom ersten Gespräch bis zur Abrechnung',
      'Schreiben von Briefings für das Team',
      'Steuern von Terminen und Budgets',
      'Vorstellen von Ideen und Ergebnissen',
    ],
    profile: [
      'Ausbildung oder Studium im Bereich Kommunikation',
      'Erfahrung in der Beratung',
      'Überblick bei vielen Projekten',
      'Freundliche Hartnäckigkeit',
    ],
  },
  {
    key: 'veranstaltungskaufmann',
    name: ['Veranstaltungskaufmann', 'Veranstaltungskauffrau'],
    tasks: [
      'Planen von Veranstaltungen mit Budget und Ablauf',
      'Auswählen von Orten und Dienstleistern',
      'Einholen von Genehmigungen',
      'Betreuen vor Ort bis zum Abbau',
      'Nachkalkulieren',
    ],
    profile: [
      'Ausbildung im Veranstaltungsbereich',
      'Organisationstalent und kühler Kopf',
      'Bereitschaft zu Abend- und Wochenendeinsätzen',
      'Gutes Englisch',
    ],
  },
]
