import type { Occupation } from '../occupation.ts'

export const produktionFertigung: readonly Occupation[] = [
  {
    key: 'maschinenfuehrer',
    name: ['Maschinen- und Anlagenführer', 'Maschinen- und Anlagenführerin'],
    tasks: [
      'Einrichten und Bedienen der Produktionslinie',
      'Überwachen von Takt, Menge und Qualität',
      'Wechseln von Formaten und Werkzeugen',
      'Beheben kleinerer Störungen',
      'Übergeben der Schicht mit kurzem Bericht',
    ],
    profile: [
      'Ausbildung an Maschinen oder Erfahrung in der Produktion',
      'Technisches Verständnis',
      'Bereitschaft zur Schichtarbeit',
      'Zuverlässigkeit',
    ],
  },
  {
    key: 'produktionshelfer',
    name: ['Produktionshelfer', 'Produktionshelferin'],
    tasks: [
      'Bestücken und Entladen von Maschinen',
      'Montieren einfacher Teile nach Anleitung',
      'Verpacken und Etikettieren der Ware',
      'Aussortieren fehlerhafter Stücke',
      'Sauberhalten des Arbeitsplatzes',
    ],
    profile: [
      'Zuverlässigkeit und Pünktlichkeit',
      'Bereitschaft zur Schichtarbeit',
      'Deutsch für die tägliche Verständigung',
      'Auch ohne Ausbildung willkommen',
    ],
  },
  {
    key: 'chemikant',
    name: ['Chemikant', 'Chemikantin'],
    tasks: [
      'Steuern der Anlagen über das Prozessleitsystem',
      'Ansetzen, Dosieren und Umfüllen von Stoffen',
      'Ziehen von Proben und Auswerten der Messwerte',
      'Vorbereiten der Anlage für die Wartung',
      'Einhalten der Sicherheits- und Umweltregeln',
    ],
    profile: [
      'Ausbildung als Chemikant/in oder Pharmakant/in',
      'Verantwortungsbewusstsein im Umgang mit Gefahrstoffen',
      'Schichttauglichkeit',
      'Sorgfältige Dokumentation',
    ],
  },
  {
    key: 'verfahrensmechaniker-kunststoff',
    name: ['Verfahrensmechaniker Kunststofftechnik', 'Verfahrensmechanikerin Kunststofftechnik'],
    tasks: [
      'Einrichten und Anfahren der Spritzgießmaschinen',
      'Optimieren der Parameter auf Zyklus und Qualität',
      'Wechseln der Werkzeuge mit dem Kran',
      'Programmieren der Entnahmegeräte',
      'Freigeben der Serie anhand von Messwerten',
    ],
    profile: [
      'Ausbildung in der Kunststofftechnik',
      'Kenntnisse an Arburg-, Engel- oder KraussMaffei-Maschinen',
      'Bereitschaft zu zwei oder drei Schichten',
    ],
  },
  {
    key: 'lebensmitteltechniker',
    name: ['Fachkraft für Lebensmitteltechnik', 'Fachkraft für Lebensmitteltechnik'],
    tasks: [
      'Herstellen von Lebensmitteln nach Rezeptur',
      'Steuern der Misch-, Koch- und Abfüllanlagen',
      'Überwachen von Temperatur, Gewicht und Haltbarkeit',
      'Reinigen der Anlagen nach Hygieneplan',
      'Dokumentieren der Chargen',
    ],
    profile: [
      'Ausbildung in der Lebensmitteltechnik oder einem Lebensmittelhandwerk',
      'Sicherer Umgang mit HACCP',
      'Gute Nase und sauberes Arbeiten',
      'Bereitschaft zur Schichtarbeit',
    ],
  },
  {
    key: 'baecker',
    name: ['Bäcker', 'Bäckerin'],
    tasks: [
      'Ansetzen und Führen von Teigen',
      'Formen und Backen von Brot, Brötchen und Feingebäck',
      'Überwachen von Gare und Ofen',
      'Vorbereiten der Lieferungen für die Filialen',
      'Entwickeln neuer Sorten mit dem Team',
    ],
    profile: [
      'Gesellenbrief im Bäckerhandwerk',
      'Freude am Handwerk mit langer Teigführung',
      'Früh aufstehen fällt nicht schwer',
      'Sauberkeit in der Backstube',
    ],
  },
  {
    key: 'qualitaetspruefer',
    name: ['Qualitätsprüfer', 'Qualitätsprüferin'],
    tasks: [
      'Prüfen von Teilen im Wareneingang und in der Serie',
      'Messen mit Messschieber, Lehren und 3D-Messmaschine',
      'Festhalten der Ergebnisse und Sperren fehlerhafter Teile',
      'Mitwirken an 8D-Berichten und Abstellmaßnahmen',
    ],
    profile: [
      'Technische Ausbildung, gern in Metall oder Kunststoff',
      'Sicherer Umgang mit Messmitteln',
      'Genauigkeit und ein freundliches Nein, wenn etwas nicht passt',
    ],
  },
  {
    key: 'medientechnologe-druck',
    name: ['Medientechnologe Druck', 'Medientechnologin Druck'],
    tasks: [
      'Einrichten der Druckmaschine nach Auftrag',
      'Abstimmen von Farbe und Passer',
      'Überwachen der Auflage und Ziehen von Kontrollbogen',
      'Pflegen und Warten der Maschine',
    ],
    profile: ['Ausbildung im Druck', 'Sicheres Farbsehen', 'Bereitschaft zu zwei Schichten', 'Sinn für Termine'],
  },
]
