/** The half that was seen while the rules were written; lines as in `../trades.ts`. */
export const TRADES = `
zerspan | Zerspanungsmechaniker | Zerspanungsmechanikerin | Zerspanungsmechanikern | CNC-Dreher+cnc, Zerspaner | industrie | CNC, Siemens 840D, Messtechnik | Drehen und Fräsen von Einzelteilen nach Zeichnung.; Einrichten der Maschinen und Kontrolle der Maße.
mechatron | Mechatroniker | Mechatronikerin | Mechatronikern | Mechatroniker für Anlagen, Facharbeiter Mechatronik | elektro, industrie | Robotik, Pneumatik, Fehlersuche | Aufbau und Inbetriebnahme von Anlagen.; Störungen an Förderbändern behoben.
pflege | Krankenpfleger | Krankenschwester | Krankenpflegern | Pflegefachkraft, Gesundheits- und Krankenpflegerin | altenpflege | Wundmanagement, Medikamentengabe, Praxisanleitung | Versorgung auf der chirurgischen Station.; Übergaben und Dokumentation im Dreischichtdienst.
altenpflege | Altenpfleger | Altenpflegerin | Altenpflegern | Examinierte Altenpflegerin | pflege | Demenz, Biografiearbeit, Kinästhetik | Bewohner im Alltag begleitet.; Pflegeplanung im Seniorenheim.
koch | Koch | Köchin | Köchen | Jungkoch, Commis de Cuisine | | HACCP, Menüplanung, Patisserie | Mittagstisch für 120 Gäste.; Posten Fleisch und Saucen.
lager | Fachkraft für Lagerlogistik | Fachkraft für Lagerlogistik | Fachkräften für Lagerlogistik | Lagerist, Lagerfacharbeiter | | Kommissionierung, Inventur, Versandpapiere | Ware angenommen und verbucht.; Versand nach Tour geplant.
elektro | Elektroniker | Elektronikerin | Elektronikern | Elektriker, Elektroinstallateur | mechatron | SPS, Schaltschrankbau, VDE-Prüfung | Anlagen nach Plan verdrahtet.; Wartung in drei Hallen.
buch | Buchhalter | Buchhalterin | Buchhaltern | Finanzbuchhalter, Bilanzbuchhalter | | DATEV, Umsatzsteuer, Kreditoren | Monatsabschlüsse vorbereitet.; Belege gebucht und abgestimmt.
erzieher | Erzieher | Erzieherin | Erziehern | Staatlich anerkannte Erzieherin, Pädagogische Fachkraft | | Montessori, Sprachförderung, Elterngespräche | Gruppe mit 20 Kindern geleitet.; Eingewöhnung der Kleinsten begleitet.
software | Softwareentwickler | Softwareentwicklerin | Softwareentwicklern | Programmierer, Software Engineer | | Java, Python, Kubernetes | Dienste für ein Buchungssystem gebaut.; Fehler gesucht und Prüfungen automatisiert.
fahrer | Berufskraftfahrer | Berufskraftfahrerin | Berufskraftfahrern | Lkw-Fahrer, Kraftfahrer | | Ladungssicherung, ADR, Kranbedienung | Touren im Nahverkehr.; Baustoffe ausgeliefert.
verkauf | Verkäufer | Verkäuferin | Verkäufern | Fachverkäufer, Einzelhandelskaufmann | | Kassensystem, Warenpräsentation, Reklamationen | Kundschaft in der Abteilung Schuhe beraten.; Regale gefüllt und Preise geprüft.
social | Social-Media-Manager | Social-Media-Managerin | Social-Media-Managern | Social Media Manager, Community Manager | | Instagram, Redaktionsplan, Canva | Beiträge geplant und Zahlen ausgewertet.; Kampagnen für eine Brauerei.
maler | Maler und Lackierer | Malerin und Lackiererin | Malern und Lackierern | Maler, Malergeselle | | Tapezieren, Wärmedämmung, Lasuren | Wohnungen und Treppenhäuser renoviert.; Fassaden gestrichen.
industrie | Industriemechaniker | Industriemechanikerin | Industriemechanikern | Betriebsschlosser, Instandhaltungsmechaniker | zerspan, mechatron | Hydraulik, Instandhaltung, Getriebebau | Baugruppen gefertigt und montiert.; Pressen gewartet.
`

/** What sounds like a skill and is none. */
export const DOUBTS = [
  'Noch keine Kenntnisse in [s].',
  'Mit [s] habe ich bisher nicht gearbeitet.',
  '[s]: bisher keine Erfahrung.',
  'Ohne Vorkenntnisse in [s], aber lernbereit.',
  'Ich habe keine Ausbildung als [m] und kein Wissen über [s].',
  'Interesse an [s] und [t].',
  'Ich interessiere mich sehr für [s].',
]

/** What somebody would like to be. */
export const WISHES = [
  'Ich möchte mich zum [m] umschulen lassen.',
  'Mein Ziel ist eine Ausbildung zum [m].',
  'Ich möchte [s] gern lernen.',
  'Die Ausbildung zum [m] habe ich abgebrochen.',
  'Gesucht: Praktikumsplatz bei [n].',
  'Mein Vater ist [m], ich selbst nicht.',
  'Ich würde mich gern in [s] einarbeiten.',
]
