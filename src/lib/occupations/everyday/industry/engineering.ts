import type { Occupation } from '../occupation.ts'

export const ingenieurwesenTechnik: readonly Occupation[] = [
  {
    key: 'konstrukteur',
    name: ['Konstrukteur', 'Konstrukteurin'],
    tasks: [
      'Konstruieren von Baugruppen und Maschinen in 3D',
      'Auslegen und Berechnen der Bauteile',
      'Erstellen von Zeichnungen und Stücklisten',
      'Klären offener Punkte mit Fertigung und Einkauf',
      'Betreuen der Baugruppe bis zur Inbetriebnahme',
    ],
    profile: [
      'Studium im Maschinenbau oder Weiterbildung zum Techniker',
      'Sicher in SolidWorks, Inventor oder Creo',
      'Gespür für das, was sich fertigen lässt',
      'Freude am Gespräch mit der Werkstatt',
    ],
  },
  {
    key: 'technischer-produktdesigner',
    name: ['Technischer Produktdesigner', 'Technische Produktdesignerin'],
    tasks: [
      'Modellieren von Bauteilen nach Vorgabe der Konstruktion',
      'Ableiten normgerechter Fertigungszeichnungen',
      'Pflegen von Stücklisten und Änderungsständen',
      'Vorbereiten von Mustern aus dem 3D-Druck',
    ],
    profile: [
      'Ausbildung im technischen Produktdesign',
      'Sicherer Umgang mit einem 3D-CAD-System',
      'Räumliches Vorstellungsvermögen',
      'Genauigkeit bei Maßen und Ständen',
    ],
  },
  {
    key: 'prozessingenieur',
    name: ['Prozessingenieur', 'Prozessingenieurin'],
    tasks: [
      'Analysieren und Verbessern von Fertigungsabläufen',
      'Planen und Auswerten von Versuchen',
      'Einführen neuer Anlagen bis zur Serienreife',
      'Schulen der Teams an der Linie',
      'Berichten von Kennzahlen',
    ],
    profile: [
      'Studium der Verfahrenstechnik, Produktionstechnik oder Chemie',
      'Kenntnisse in statistischer Versuchsplanung',
      'Lean-Methoden aus der Praxis',
      'Bereitschaft, viel Zeit in der Halle zu verbringen',
    ],
  },
  {
    key: 'qualitaetsingenieur',
    name: ['Qualitätsingenieur', 'Qualitätsingenieurin'],
    tasks: [
      'Planen und Begleiten von Audits',
      'Bearbeiten von Reklamationen mit Kunden und Lieferanten',
      'Erstellen von FMEA und Prüfplänen',
      'Weiterentwickeln des Managementsystems nach ISO 9001',
    ],
    profile: [
      'Technisches Studium oder vergleichbare Praxis',
      'Erfahrung im Qualitätsmanagement',
      'Sicheres Englisch',
      'Diplomatisches Geschick',
    ],
  },
  {
    key: 'bauingenieur-planung',
    name: ['Bauingenieur', 'Bauingenieurin'],
    tasks: [
      'Erstellen von Entwürfen und Ausführungsplänen',
      'Berechnen und Nachweisen von Tragwerken und Bauteilen',
      'Ausschreiben von Leistungen und Werten der Angebote',
      'Abstimmen mit Behörden und Trägern öffentlicher Belange',
      'Begleiten der Bauausführung',
    ],
    profile: [
      'Abgeschlossenes Studium des Bauingenieurwesens',
      'Erfahrung mit Planungssoftware und BIM',
      'Kenntnisse in HOAI und VOB',
      'Führerschein Klasse B von Vorteil',
    ],
  },
  {
    key: 'vermessungstechniker',
    name: ['Vermessungstechniker', 'Vermessungstechnikerin'],
    tasks: [
      'Messen im Gelände mit Tachymeter, GNSS und Drohne',
      'Abstecken von Gebäuden und Achsen',
      'Auswerten der Daten und Zeichnen der Pläne',
      'Recherchieren in Katasterunterlagen',
    ],
    profile: [
      'Ausbildung in der Vermessung oder Geomatik',
      'Freude am Wechsel zwischen Büro und Gelände',
      'Führerschein Klasse B',
      'Sicherer Umgang mit CAD',
    ],
  },
  {
    key: 'versorgungsingenieur',
    name: ['Planer für Gebäudetechnik', 'Planerin für Gebäudetechnik'],
    tasks: [
      'Planen von Heizung, Lüftung, Kälte und Sanitär',
      'Berechnen von Heizlast, Rohrnetz und Luftmengen',
      'Erstellen von Ausschreibungen',
      'Überwachen der Montage und Abnahme der Anlagen',
    ],
    profile: [
      'Studium der Versorgungstechnik oder Weiterbildung zum Techniker',
      'Freude an energetisch klugen Lösungen',
      'Kenntnisse in Revit oder einem vergleichbaren Programm',
    ],
  },
  {
    key: 'servicetechniker-medizintechnik',
    name: ['Servicetechniker Medizintechnik', 'Servicetechnikerin Medizintechnik'],
    tasks: [
      'Installieren und Prüfen medizinischer Geräte',
      'Warten nach Herstellervorgabe und Medizinprodukterecht',
      'Beheben von Störungen vor Ort',
      'Einweisen des Personals',
      'Dokumentieren jeder Prüfung',
    ],
    profile: [
      'Ausbildung in Elektronik, Mechatronik oder Medizintechnik',
      'Ruhiges Auftreten in Klinik und Praxis',
      'Führerschein Klasse B',
      'Reisebereitschaft in der Region',
    ],
  },
]
