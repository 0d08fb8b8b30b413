import type { Occupation } from '../occupation.ts'

export const itSoftware: readonly Occupation[] = [
  {
    key: 'softwareentwickler',
    name: ['Softwareentwickler', 'Softwareentwicklerin'],
    tasks: [
      'Entwickeln neuer Funktionen vom Entwurf bis zum Betrieb',
      'Schreiben automatischer Tests und gegenseitige Code-Reviews',
      'Pflegen und Vereinfachen bestehender Module',
      'Abstimmen mit Fachabteilung und Gestaltung',
      'Begleiten der Auslieferung und Auswerten von Fehlern im Betrieb',
    ],
    profile: [
      'Studium der Informatik, Ausbildung in der Anwendungsentwicklung oder vergleichbare Praxis',
      'Sicher in mindestens einer der Sprachen Java, TypeScript oder C#',
      'Erfahrung mit relationalen Datenbanken',
      'Lesbarer Code geht dir vor klugem Code',
    ],
  },
  {
    key: 'systemadministrator',
    name: ['Systemadministrator', 'Systemadministratorin'],
    tasks: [
      'Betreiben und Absichern von Servern, Netzen und Clouddiensten',
      'Einrichten und Verwalten von Konten und Berechtigungen',
      'Überwachen der Systeme und Beheben von Störungen',
      'Planen von Datensicherung und Wiederherstellung, auch im Versuch',
      'Dokumentieren der Umgebung',
    ],
    profile: [
      'Ausbildung in der Systemintegration oder vergleichbare Erfahrung',
      'Sicherer Umgang mit Windows Server oder Linux',
      'Kenntnisse in Netzwerktechnik und Firewalls',
      'Ruhiger Ton, wenn es am Telefon hektisch wird',
    ],
  },
  {
    key: 'it-support',
    name: ['IT-Supporter', 'IT-Supporterin'],
    tasks: [
      'Annehmen und Lösen von Anfragen per Telefon, Ticket und am Arbeitsplatz',
      'Einrichten von Rechnern, Telefonen und Druckern',
      'Erklären von Anwendungen in verständlicher Sprache',
      'Pflegen der Wissensdatenbank',
    ],
    profile: [
      'Ausbildung in der IT oder gute Kenntnisse aus der Praxis',
      'Freude am Umgang mit Menschen',
      'Deutsch auf dem Niveau C1',
      'Führerschein Klasse B für Einsätze in den Filialen',
    ],
  },
  {
    key: 'data-engineer',
    name: ['Dateningenieur', 'Dateningenieurin'],
    tasks: [
      'Aufbauen verlässlicher Datenstrecken von der Quelle bis zum Bericht',
      'Modellieren von Tabellen für Auswertungen',
      'Prüfen der Datenqualität mit automatischen Regeln',
      'Beraten der Fachabteilungen bei Kennzahlen',
    ],
    profile: [
      'Studium der Informatik, Mathematik oder vergleichbare Praxis',
      'Sehr gutes SQL und eine Sprache wie Python',
      'Erfahrung mit einem Data Warehouse',
      'Verständnis dafür, woher eine Zahl kommt',
    ],
  },
  {
    key: 'it-projektleiter',
    name: ['IT-Projektleiter', 'IT-Projektleiterin'],
    tasks: [
      'Planen und Steuern von IT-Projekten in Zeit, Umfang und Kosten',
      'Führen gemischter Teams aus Fachbereich und Dienstleistern',
      'Moderieren von Anforderungen und Entscheidungen',
      'Berichten an die Geschäftsleitung',
    ],
    profile: [
      'Mehrjährige Erfahrung in der Leitung von IT-Projekten',
      'Kenntnisse klassischer und agiler Vorgehensweisen',
      'Klare Sprache auch in schwierigen Runden',
      'Gelegentliche Reisen zu den Standorten',
    ],
  },
  {
    key: 'webdesigner',
    name: ['UX-Designer', 'UX-Designerin'],
    tasks: [
      'Entwerfen von Abläufen und Oberflächen vom Papier bis zum klickbaren Modell',
      'Durchführen von Gesprächen und Tests mit Nutzenden',
      'Pflegen unseres Designsystems gemeinsam mit der Entwicklung',
      'Prüfen der Oberflächen auf Barrierefreiheit',
    ],
    profile: [
      'Studium oder Ausbildung in der Gestaltung oder vergleichbare Praxis',
      'Eine Mappe mit Arbeiten, an denen man deinen Weg sieht',
      'Kenntnisse der Richtlinien zur Barrierefreiheit',
      'Freude an Kritik, die ein Produkt besser macht',
    ],
  },
  {
    key: 'it-sicherheit',
    name: ['Fachkraft für IT-Sicherheit', 'Fachkraft für IT-Sicherheit'],
    tasks: [
      'Bewerten von Schwachstellen und Verfolgen ihrer Behebung',
      'Auswerten auffälliger Ereignisse',
      'Pflegen des Sicherheitskonzepts nach ISO 27001',
      'Schulen der Belegschaft',
      'Üben des Notfalls mit allen Beteiligten',
    ],
    profile: [
      'Studium oder Ausbildung in der IT mit Schwerpunkt Sicherheit',
      'Kenntnisse in Netzen, Linux und Windows',
      'Verschwiegenheit',
      'Klare Berichte auch für Fachfremde',
    ],
  },
  {
    key: 'sap-berater',
    name: ['SAP-Berater', 'SAP-Beraterin'],
    tasks: [
      'Aufnehmen der Anforderungen mit den Fachabteilungen',
      'Einrichten der Module und Testen der Abläufe',
      'Schulen der Anwenderinnen und Anwender',
      'Begleiten des Wechsels auf S/4HANA',
    ],
    profile: [
      'Studium der Wirtschaftsinformatik oder kaufmännische Praxis mit SAP',
      'Tiefe Kenntnisse in mindestens einem Modul',
      'Freude am Moderieren',
      'Gelegentliche Reisen',
    ],
  },
]
