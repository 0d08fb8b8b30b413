import type { Occupation } from '../occupation.ts'

export const transportLogistik: readonly Occupation[] = [
  {
    key: 'berufskraftfahrer',
    name: ['Berufskraftfahrer', 'Berufskraftfahrerin'],
    tasks: [
      'Fahren von Sattel- und Gliederzügen',
      'Laden, Sichern und Entladen der Ware',
      'Prüfen des Fahrzeugs vor der Abfahrt',
      'Führen der Frachtpapiere, meist digital',
      'Freundlicher Kontakt an der Rampe',
    ],
    profile: [
      'Führerschein Klasse CE mit Schlüsselzahl 95',
      'Fahrerkarte',
      'Umsichtige Fahrweise',
      'Deutsch für die Verständigung an der Rampe',
    ],
  },
  {
    key: 'busfahrer',
    name: ['Busfahrer', 'Busfahrerin'],
    tasks: [
      'Fahren im Linienverkehr nach Fahrplan',
      'Verkaufen und Prüfen von Fahrkarten',
      'Auskunft geben zu Verbindungen',
      'Helfen beim Ein- und Aussteigen',
      'Prüfen des Busses vor Dienstbeginn',
    ],
    profile: [
      'Führerschein Klasse D oder Bereitschaft, ihn mit uns zu machen',
      'Ruhige Fahrweise',
      'Freundlichkeit auch im Berufsverkehr',
      'Bereitschaft zu Schichten',
    ],
  },
  {
    key: 'lagerist',
    name: ['Fachlagerist', 'Fachlageristin'],
    tasks: [
      'Annehmen und Einlagern von Waren',
      'Zusammenstellen von Aufträgen mit Scanner',
      'Verpacken und Bereitstellen für den Versand',
      'Fahren von Stapler und Ameise',
      'Zählen bei der Inventur',
    ],
    profile: [
      'Ausbildung im Lager oder Erfahrung',
      'Staplerschein von Vorteil',
      'Bereitschaft zu zwei Schichten',
      'Teamgeist',
    ],
  },
  {
    key: 'fachkraft-lagerlogistik',
    name: ['Fachkraft für Lagerlogistik', 'Fachkraft für Lagerlogistik'],
    tasks: [
      'Steuern des Warenflusses vom Tor bis zum Platz',
      'Erstellen von Lieferscheinen und Zollpapieren',
      'Klären von Abweichungen im Bestand',
      'Einteilen des Teams in der Schicht',
      'Verbessern der Wege im Lager',
    ],
    profile: [
      'Ausbildung in der Lagerlogistik',
      'Kenntnisse in SAP EWM oder einem anderen System',
      'Staplerschein',
      'Überblick auch in der Hochsaison',
    ],
  },
  {
    key: 'lagerhelfer',
    name: ['Lagerhelfer', 'Lagerhelferin'],
    tasks: [
      'Sortieren und Verpacken von Sendungen',
      'Be- und Entladen von Containern',
      'Kleben von Etiketten und Prüfen der Adressen',
      'Sauberhalten der Hallenwege',
    ],
    profile: [
      'Körperliche Belastbarkeit',
      'Zuverlässigkeit',
      'Deutsch für Sicherheitsunterweisungen',
      'Auch zum Einstieg geeignet',
    ],
  },
  {
    key: 'zusteller',
    name: ['Zusteller', 'Zustellerin'],
    tasks: [
      'Zustellen von Briefen und Paketen im festen Bezirk',
      'Beladen des Fahrzeugs am Morgen',
      'Einholen von Unterschriften und Abholungen',
      'Freundlicher Kontakt an der Haustür',
    ],
    profile: ['Führerschein Klasse B', 'Gute Kondition', 'Orientierungssinn', 'Freude an Bewegung bei jedem Wetter'],
  },
  {
    key: 'speditionskaufmann',
    name: ['Kaufmann für Spedition und Logistik', 'Kauffrau für Spedition und Logistik'],
    tasks: [
      'Disponieren von Fahrzeugen und Touren',
      'Kalkulieren von Angeboten',
      'Erstellen von Fracht- und Zollpapieren',
      'Begleiten der Sendungen und Informieren der Kunden',
      'Abrechnen mit Frachtführern',
    ],
    profile: [
      'Ausbildung in der Spedition',
      'Ruhe am Telefon, wenn drei Touren warten',
      'Gutes Englisch',
      'Kenntnisse im Zollrecht erwünscht',
    ],
  },
  {
    key: 'lokfuehrer',
    name: ['Triebfahrzeugführer', 'Triebfahrzeugführerin'],
    tasks: [
      'Fahren von Zügen nach Fahrplan und Signal',
      'Prüfen der Bremsen und der Technik vor der Abfahrt',
      'Rangieren und Kuppeln',
      'Melden von Störungen an die Leitstelle',
      'Informieren der Fahrgäste',
    ],
    profile: [
      'Ausbildung im Betriebsdienst oder Bereitschaft zum Quereinstieg',
      'Gesundheitliche Tauglichkeit',
      'Bereitschaft zu Schichten und Wochenenden',
      'Konzentration über lange Strecken',
    ],
  },
]
