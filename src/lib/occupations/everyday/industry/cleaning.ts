import type { Occupation } from '../occupation.ts'

export const reinigungSicherheitUmwelt: readonly Occupation[] = [
  {
    key: 'gebaeudereiniger',
    name: ['Gebäudereiniger', 'Gebäudereinigerin'],
    tasks: [
      'Reinigen von Fassaden, Glas und Böden',
      'Bedienen von Scheuersaugmaschinen und Hubbühnen',
      'Auswählen und Dosieren von Mitteln',
      'Einteilen kleiner Teams am Objekt',
    ],
    profile: [
      'Gesellenbrief oder mehrjährige Erfahrung',
      'Schwindelfreiheit',
      'Führerschein Klasse B',
      'Freundlicher Auftritt beim Kunden',
    ],
  },
  {
    key: 'reinigungskraft',
    name: ['Reinigungskraft', 'Reinigungskraft'],
    tasks: [
      'Reinigen von Büros, Fluren und Sanitärräumen',
      'Leeren der Behälter und Trennen der Abfälle',
      'Auffüllen von Seife und Papier',
      'Melden von Schäden',
    ],
    profile: ['Sorgfalt und Verlässlichkeit', 'Selbstständige Arbeit nach Plan', 'Grundkenntnisse in Deutsch'],
  },
  {
    key: 'sicherheitsmitarbeiter',
    name: ['Sicherheitsmitarbeiter', 'Sicherheitsmitarbeiterin'],
    tasks: [
      'Kontrollieren von Zugängen und Ausweisen',
      'Gehen von Rundgängen mit Protokoll',
      'Bedienen von Alarm- und Videoanlagen',
      'Eingreifen bei Vorfällen und Rufen der Hilfe',
      'Auskunft geben an der Pforte',
    ],
    profile: [
      'Sachkunde oder Unterrichtung nach § 34a GewO',
      'Einwandfreies Führungszeugnis',
      'Ruhiges, höfliches Auftreten',
      'Bereitschaft zum Schichtdienst',
    ],
  },
  {
    key: 'gaertner',
    name: ['Landschaftsgärtner', 'Landschaftsgärtnerin'],
    tasks: [
      'Anlegen von Wegen, Mauern und Terrassen',
      'Pflanzen von Bäumen, Hecken und Stauden',
      'Pflegen von Grünanlagen durch das Jahr',
      'Bedienen von Minibagger und Radlader',
      'Aufmaß und Abstimmung mit der Kundschaft',
    ],
    profile: [
      'Ausbildung im Gartenbau',
      'Freude an der Arbeit im Freien',
      'Pflanzenkenntnis',
      'Führerschein Klasse B, gern BE',
    ],
  },
  {
    key: 'landwirt',
    name: ['Landwirt', 'Landwirtin'],
    tasks: [
      'Bestellen, Pflegen und Ernten der Felder',
      'Füttern und Betreuen der Tiere',
      'Warten von Schleppern und Maschinen',
      'Führen der Aufzeichnungen für Düngung und Pflanzenschutz',
    ],
    profile: [
      'Ausbildung in der Landwirtschaft',
      'Führerschein Klasse T oder CE von Vorteil',
      'Freude an Tieren und Technik',
      'Bereitschaft zu Erntezeiten',
    ],
  },
  {
    key: 'winzer',
    name: ['Winzer', 'Winzerin'],
    tasks: [
      'Schneiden, Binden und Laubarbeit im Weinberg',
      'Fahren von Schmalspurschlepper und Spritze',
      'Lesen und Verarbeiten der Trauben',
      'Begleiten der Weine im Keller',
    ],
    profile: [
      'Ausbildung im Weinbau',
      'Freude an Arbeit am Hang',
      'Führerschein Klasse B, gern T',
      'Genauigkeit im Keller',
    ],
  },
  {
    key: 'entsorger',
    name: ['Umwelttechnologe Abfallwirtschaft', 'Umwelttechnologin Abfallwirtschaft'],
    tasks: [
      'Annehmen und Einstufen von Abfällen',
      'Steuern der Sortier- und Aufbereitungsanlage',
      'Beraten der Kundschaft am Wertstoffhof',
      'Führen der Nachweise',
      'Prüfen der Qualität von Wertstoffen',
    ],
    profile: [
      'Ausbildung in der Abfallwirtschaft oder ein technischer Beruf',
      'Umsicht bei Gefahrstoffen',
      'Freundlicher Ton auch bei Andrang',
      'Bereitschaft zu Samstagsdiensten',
    ],
  },
  {
    key: 'umweltingenieur',
    name: ['Umweltingenieur', 'Umweltingenieurin'],
    tasks: [
      'Erstellen von Gutachten und Genehmigungsanträgen',
      'Entnehmen und Auswerten von Proben',
      'Beraten von Betrieben zu Emissionen und Energie',
      'Überwachen von Sanierungen',
      'Vertreten der Ergebnisse bei Behörden',
    ],
    profile: [
      'Studium der Umwelttechnik oder Geowissenschaften',
      'Kenntnisse im Umweltrecht',
      'Freude an Ortsterminen',
      'Führerschein Klasse B',
    ],
  },
]
