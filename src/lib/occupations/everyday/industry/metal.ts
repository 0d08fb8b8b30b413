import type { Occupation } from '../occupation.ts'

export const metallMaschinenbau: readonly Occupation[] = [
  {
    key: 'zerspanungsmechaniker',
    name: ['Zerspanungsmechaniker', 'Zerspanungsmechanikerin'],
    tasks: [
      'Einrichten und Bedienen von CNC-Drehmaschinen und Bearbeitungszentren',
      'Anpassen und Optimieren von Programmen an der Steuerung',
      'Prüfen der Maße mit Bügelmessschraube, Höhenmessgerät und Messmaschine',
      'Wechseln und Voreinstellen der Werkzeuge',
      'Dokumentieren der Serienfreigabe',
    ],
    profile: [
      'Abgeschlossene Ausbildung in der Zerspanung oder einem verwandten Metallberuf',
      'Sicheres Lesen technischer Zeichnungen',
      'Erfahrung mit Siemens-, Fanuc- oder Heidenhain-Steuerungen',
      'Bereitschaft zur Arbeit in zwei Schichten',
    ],
  },
  {
    key: 'industriemechaniker',
    name: ['Industriemechaniker', 'Industriemechanikerin'],
    tasks: [
      'Warten und Instandsetzen von Produktionsanlagen',
      'Suchen und Beheben mechanischer, pneumatischer und hydraulischer Störungen',
      'Montieren und Ausrichten von Baugruppen',
      'Anfertigen von Ersatzteilen an konventionellen Maschinen',
      'Vorbeugende Wartung nach Plan mit Rückmeldung im System',
    ],
    profile: [
      'Ausbildung als Industriemechaniker/in oder Schlosser/in',
      'Gutes Verständnis für Pneumatik und Hydraulik',
      'Systematische Fehlersuche auch unter Zeitdruck',
      'Rufbereitschaft im Wechsel mit dem Team',
    ],
  },
  {
    key: 'schweisser',
    name: ['Schweißer', 'Schweißerin'],
    tasks: [
      'Schweißen von Stahl- und Edelstahlbaugruppen nach Zeichnung',
      'Vorbereiten und Heften der Bauteile',
      'Sichtprüfung und Nacharbeit der Nähte',
      'Richten und Verputzen',
    ],
    profile: [
      'Gültige Schweißerprüfung in mindestens einem Verfahren',
      'Erfahrung mit Blechen von 2 bis 20 mm',
      'Sorgfalt, die man der Naht ansieht',
      'Räumliches Vorstellungsvermögen',
    ],
  },
  {
    key: 'konstruktionsmechaniker',
    name: ['Konstruktionsmechaniker', 'Konstruktionsmechanikerin'],
    tasks: [
      'Zuschneiden, Kanten und Fügen von Blechen und Profilen',
      'Bedienen von Laser und Abkantpresse',
      'Montieren der Konstruktionen beim Kunden',
      'Aufmaß nehmen und Skizzen anfertigen',
    ],
    profile: [
      'Abgeschlossene Ausbildung im Metallbau',
      'Freude am Wechsel zwischen Werkstatt und Baustelle',
      'Führerschein Klasse B',
      'Sauberes, maßhaltiges Arbeiten',
    ],
  },
  {
    key: 'werkzeugmechaniker',
    name: ['Werkzeugmechaniker', 'Werkzeugmechanikerin'],
    tasks: [
      'Bauen und Instandsetzen von Formen und Werkzeugen',
      'Erodieren, Schleifen und Tuschieren',
      'Abstimmen der Werkzeuge auf der Presse',
      'Mitarbeit an Verbesserungen mit der Konstruktion',
    ],
    profile: [
      'Ausbildung im Werkzeugbau',
      'Erfahrung mit Draht- und Senkerodieren von Vorteil',
      'Geduld bei der letzten halben Hundertstel',
      'Interesse an 3D-Daten',
    ],
  },
  {
    key: 'mechatroniker',
    name: ['Mechatroniker', 'Mechatronikerin'],
    tasks: [
      'Aufbauen und Verdrahten mechatronischer Anlagen',
      'Inbetriebnahme von Sensoren, Antrieben und Robotern',
      'Fehlersuche in Steuerungen bis zur Feldebene',
      'Schulen der Bediener beim Kunden',
    ],
    profile: [
      'Ausbildung als Mechatroniker/in',
      'Grundkenntnisse in SPS-Programmierung',
      'Reisebereitschaft nach Absprache',
      'Englisch für den Alltag auf der Baustelle',
    ],
  },
  {
    key: 'kfz-mechatroniker',
    name: ['Kfz-Mechatroniker', 'Kfz-Mechatronikerin'],
    tasks: [
      'Warten und Reparieren von Pkw aller Antriebe',
      'Auslesen und Auswerten von Fehlerspeichern',
      'Vorbereiten der Fahrzeuge zur Hauptuntersuchung',
      'Nachrüsten von Zubehör',
    ],
    profile: [
      'Ausbildung in der Kfz-Mechatronik',
      'Hochvoltschein oder Lust darauf',
      'Sorgfalt auch unter Termindruck',
      'Führerschein Klasse B',
    ],
  },
  {
    key: 'giesser',
    name: ['Gießereimechaniker', 'Gießereimechanikerin'],
    tasks: [
      'Vorbereiten von Formen und Kernen',
      'Schmelzen und Abgießen der Legierungen',
      'Überwachen von Temperatur und Füllung',
      'Putzen und Prüfen der Gussteile',
    ],
    profile: [
      'Ausbildung in der Gießerei oder einem Metallberuf',
      'Hitzebeständigkeit und Umsicht',
      'Bereitschaft zur Schichtarbeit',
      'Teamgeist am Ofen',
    ],
  },
]
