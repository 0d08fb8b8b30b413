import type { Occupation } from '../occupation.ts'

export const finanzenSteuernRecht: readonly Occupation[] = [
  {
    key: 'finanzbuchhalter',
    name: ['Finanzbuchhalter', 'Finanzbuchhalterin'],
    tasks: [
      'Buchen der laufenden Geschäftsvorfälle',
      'Erstellen der Umsatzsteuervoranmeldung',
      'Vorbereiten von Monats- und Jahresabschluss',
      'Abstimmen von Konten',
      'Überwachen offener Posten',
    ],
    profile: [
      'Kaufmännische Ausbildung mit Weiterbildung in der Buchhaltung',
      'Sicher in DATEV oder SAP FI',
      'Genauigkeit und Termintreue',
      'Gute Kenntnisse in Excel',
    ],
  },
  {
    key: 'bilanzbuchhalter',
    name: ['Bilanzbuchhalter', 'Bilanzbuchhalterin'],
    tasks: [
      'Erstellen der Abschlüsse nach HGB',
      'Begleiten der Wirtschaftsprüfung',
      'Klären steuerlicher Fragen',
      'Weiterentwickeln von Abläufen und Kontenplan',
      'Anleiten des Teams in der Buchhaltung',
    ],
    profile: [
      'Weiterbildung in der Bilanzbuchhaltung',
      'Mehrjährige Erfahrung mit Abschlüssen',
      'Kenntnisse in IFRS willkommen',
      'Freude an sauberen Abläufen',
    ],
  },
  {
    key: 'steuerfachangestellter',
    name: ['Steuerfachangestellter', 'Steuerfachangestellte'],
    tasks: [
      'Führen der Buchhaltung für Mandanten',
      'Erstellen von Steuererklärungen',
      'Vorbereiten von Jahresabschlüssen',
      'Prüfen von Bescheiden',
      'Beraten am Telefon',
    ],
    profile: ['Ausbildung in der Steuerberatung', 'Sicher in DATEV', 'Freude an eigenen Mandaten', 'Verschwiegenheit'],
  },
  {
    key: 'steuerberater',
    name: ['Steuerberater', 'Steuerberaterin'],
    tasks: [
      'Beraten von Unternehmen in steuerlichen Fragen',
      'Erstellen und Prüfen von Abschlüssen und Erklärungen',
      'Begleiten von Betriebsprüfungen',
      'Gestalten von Nachfolgen',
      'Ausbilden des Nachwuchses',
    ],
    profile: [
      'Bestellung zur Steuerberaterin oder zum Steuerberater',
      'Erfahrung in der Beratung des Mittelstands',
      'Verständliche Sprache',
      'Freude an langfristigen Mandaten',
    ],
  },
  {
    key: 'bankkaufmann',
    name: ['Bankkaufmann', 'Bankkauffrau'],
    tasks: [
      'Beraten zu Konto, Anlage und Finanzierung',
      'Prüfen von Kreditanträgen',
      'Pflegen der Kundenbeziehungen',
      'Einhalten der Vorschriften zur Geldwäscheprävention',
      'Vereinbaren von Beratungsterminen',
    ],
    profile: [
      'Ausbildung in der Bank',
      'Freude an ehrlicher Beratung',
      'Sicheres Auftreten',
      'Bereitschaft zur Weiterbildung',
    ],
  },
  {
    key: 'versicherungskaufmann',
    name: ['Versicherungskaufmann', 'Versicherungskauffrau'],
    tasks: [
      'Bearbeiten von Anträgen und Verträgen',
      'Prüfen und Regulieren von Schäden',
      'Beraten am Telefon und per Video',
      'Erkennen von Deckungslücken',
    ],
    profile: [
      'Ausbildung in der Versicherungswirtschaft',
      'Genauigkeit im Umgang mit Bedingungen',
      'Einfühlungsvermögen bei Schäden',
    ],
  },
  {
    key: 'rechtsanwaltsfachangestellter',
    name: ['Rechtsanwaltsfachangestellter', 'Rechtsanwaltsfachangestellte'],
    tasks: [
      'Führen der Akten und Überwachen der Fristen',
      'Vorbereiten von Schriftsätzen',
      'Abrechnen nach RVG',
      'Betreuen der Mandantschaft',
      'Versenden über das beA',
    ],
    profile: ['Ausbildung in einer Kanzlei', 'Sicherheit bei Fristen', 'Sehr gute Rechtschreibung', 'Diskretion'],
  },
  {
    key: 'jurist',
    name: ['Syndikusrechtsanwalt', 'Syndikusrechtsanwältin'],
    tasks: [
      'Prüfen und Gestalten von Verträgen',
      'Beraten der Fachabteilungen',
      'Führen von Verhandlungen',
      'Begleiten von Verfahren mit externen Kanzleien',
      'Schulen zu rechtlichen Änderungen',
    ],
    profile: [
      'Zwei juristische Staatsexamen',
      'Erfahrung in Kanzlei oder Unternehmen',
      'Kurze, klare Schriftsätze',
      'Sehr gutes Englisch',
    ],
  },
]
