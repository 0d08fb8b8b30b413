import type { Occupation } from '../occupation.ts'

export const elektroEnergie: readonly Occupation[] = [
  {
    key: 'elektroniker-gebaeudetechnik',
    name: ['Elektroniker Gebäudetechnik', 'Elektronikerin Gebäudetechnik'],
    tasks: [
      'Installieren von Leitungen, Verteilern und Beleuchtung in Wohn- und Gewerbebauten',
      'Einrichten von KNX- und Smart-Home-Systemen',
      'Messen und Protokollieren der Anlagen nach VDE',
      'Suchen und Beheben von Fehlern im Kundendienst',
      'Erklären der fertigen Anlage bei der Übergabe',
    ],
    profile: [
      'Gesellenbrief im Elektrohandwerk',
      'Sicheres Messen und Prüfen nach VDE 0100',
      'Freundliches Auftreten im bewohnten Haus',
      'Führerschein Klasse B',
    ],
  },
  {
    key: 'elektroniker-betriebstechnik',
    name: ['Elektroniker für Betriebstechnik', 'Elektronikerin für Betriebstechnik'],
    tasks: [
      'Warten und Instandsetzen der elektrischen Ausrüstung von Produktionsanlagen',
      'Eingrenzen von Störungen an Antrieben, Sensoren und Steuerungen',
      'Anpassen von SPS-Programmen nach Absprache',
      'Umbauen und Erweitern von Schaltschränken',
      'Prüfen von Maschinen nach DGUV Vorschrift 3',
    ],
    profile: [
      'Ausbildung in der Betriebstechnik oder Mechatronik',
      'Grundkenntnisse in Siemens S7 oder TIA-Portal',
      'Bereitschaft zu Schicht und Rufdienst',
      'Strukturierte Fehlersuche',
    ],
  },
  {
    key: 'solarteur',
    name: ['Monteur für Photovoltaikanlagen', 'Monteurin für Photovoltaikanlagen'],
    tasks: [
      'Montieren von Unterkonstruktion und Modulen auf Dach und Freifläche',
      'Verlegen und Anschließen der Gleichstromleitungen',
      'Setzen von Wechselrichtern, Speichern und Wallboxen',
      'Prüfen der Erträge bei der Inbetriebnahme',
      'Aufräumen und Absichern der Baustelle',
    ],
    profile: [
      'Handwerkliche Ausbildung, gern in Elektro oder Dach',
      'Schwindelfreiheit und Sinn für Sicherheit',
      'Freude an der Arbeit im Freien und im kleinen Trupp',
      'Führerschein Klasse B',
    ],
  },
  {
    key: 'netzmonteur',
    name: ['Netzmonteur', 'Netzmonteurin'],
    tasks: [
      'Bauen und Warten von Nieder- und Mittelspannungsnetzen',
      'Herstellen von Hausanschlüssen und Muffen',
      'Orten und Beheben von Kabelfehlern',
      'Durchführen von Schalthandlungen nach Anweisung der Leitstelle',
      'Setzen und Tauschen von Zählern',
    ],
    profile: [
      'Elektrotechnische Ausbildung',
      'Bereitschaft zum Entstördienst im Wechsel',
      'Sorgfalt bei Schalthandlungen',
      'Führerschein Klasse B, gern BE oder C1E',
    ],
  },
  {
    key: 'kaeltetechniker',
    name: ['Mechatroniker für Kältetechnik', 'Mechatronikerin für Kältetechnik'],
    tasks: [
      'Montieren und Inbetriebnehmen von Kälte- und Klimaanlagen',
      'Warten der Anlagen und Prüfen auf Dichtheit',
      'Beheben von Störungen in Märkten, Küchen und Rechenzentren',
      'Löten von Rohrleitungen und Anschließen der Steuerung',
      'Führen der Anlagenprotokolle nach F-Gase-Verordnung',
    ],
    profile: [
      'Ausbildung in der Kältetechnik oder ein verwandter Beruf',
      'Kälteschein Kategorie I oder Bereitschaft, ihn zu machen',
      'Führerschein Klasse B',
      'Rufbereitschaft im Wechsel',
    ],
  },
  {
    key: 'schaltschrankbauer',
    name: ['Schaltschrankbauer', 'Schaltschrankbauerin'],
    tasks: [
      'Aufbauen und Verdrahten von Schaltschränken nach Stromlaufplan',
      'Bohren und Bestücken der Montageplatten',
      'Prüfen der Verdrahtung und Erstellen des Prüfprotokolls',
      'Rückmelden von Planfehlern an die Konstruktion',
    ],
    profile: [
      'Ausbildung in einem Elektroberuf oder geübte Verdrahtungspraxis',
      'Sicheres Lesen von Stromlaufplänen',
      'Feinmotorik und Ordnungssinn',
    ],
  },
  {
    key: 'elektroplaner',
    name: ['Elektroplaner', 'Elektroplanerin'],
    tasks: [
      'Planen von Stark- und Schwachstromanlagen über alle Leistungsphasen',
      'Erstellen von Plänen, Berechnungen und Leistungsverzeichnissen',
      'Abstimmen mit Architektur, Haustechnik und Netzbetreiber',
      'Begleiten der Ausführung und Prüfen von Rechnungen',
      'Mitwirken am digitalen Gebäudemodell',
    ],
    profile: [
      'Studium der Elektrotechnik oder Weiterbildung zum Techniker oder Meister',
      'Sicherer Umgang mit CAD, gern Revit oder DDS',
      'Kenntnisse der einschlägigen VDE-Normen',
      'Verständliche Sprache gegenüber Bauherrschaft',
    ],
  },
  {
    key: 'windkrafttechniker',
    name: ['Servicetechniker Windenergie', 'Servicetechnikerin Windenergie'],
    tasks: [
      'Warten von Windenergieanlagen nach Plan in Zweierteams',
      'Suchen und Beheben elektrischer und mechanischer Störungen',
      'Prüfen von Schraubverbindungen und Rotorblättern',
      'Dokumentieren der Arbeiten auf dem Tablet',
    ],
    profile: [
      'Ausbildung in Elektrotechnik, Mechatronik oder Mechanik',
      'Höhentauglichkeit und gute Kondition',
      'Führerschein Klasse B',
      'Bereitschaft zu Übernachtungen in der Region',
    ],
  },
]
