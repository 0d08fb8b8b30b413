/** First sentences as companies write them, with the title that stands in them; written before any was read by the rules. */
export const OPENINGS: readonly (readonly [sentence: string, title: string])[] = [
  ['Wir suchen zum nächstmöglichen Zeitpunkt einen Schlosser (m/w/d) in Vollzeit in Bielefeld.', 'Schlosser (m/w/d)'],
  [
    'Wir sind ein dynamisches Team und suchen zum nächstmöglichen Zeitpunkt eine engagierte Pflegefachkraft (m/w/d).',
    'Pflegefachkraft (m/w/d)',
  ],
  [
    'Für unseren Standort in Kassel suchen wir ab dem 1. März 2027 eine Steuerfachangestellte (m/w/d) in Teilzeit.',
    'Steuerfachangestellte (m/w/d)',
  ],
  [
    'Zur Verstärkung unseres Teams in Hamm suchen wir ab sofort und unbefristet einen erfahrenen Elektroniker (m/w/d).',
    'Elektroniker (m/w/d)',
  ],
  ['Wir suchen zur Unterstützung unserer Küche in Münster einen Beikoch (m/w/d) mit Erfahrung.', 'Beikoch (m/w/d)'],
  ['Wir suchen Dich als Erzieher (m/w/d) für unsere Kita in Lage!', 'Erzieher (m/w/d)'],
  ['Du bist Maler (m/w/d) und hast Lust auf etwas Neues? Dann komm zu uns nach Soest.', 'Maler (m/w/d)'],
  [
    'Unser Familienbetrieb sucht für die kommende Saison mehrere Servicekräfte (m/w/d) in Voll- und Teilzeit.',
    'Servicekräfte (m/w/d)',
  ],
  [
    'Die Stadtwerke Bünde suchen zum 01.04.2027 einen Anlagenmechaniker Sanitär, Heizung, Klima (m/w/d).',
    'Anlagenmechaniker Sanitär, Heizung, Klima (m/w/d)',
  ],
  [
    'Als inhabergeführtes Autohaus stellen wir zum nächstmöglichen Termin einen Kfz-Mechatroniker (m/w/d) ein.',
    'Kfz-Mechatroniker (m/w/d)',
  ],
  [
    'Für unsere Filiale in der Bahnhofstraße suchen wir in Teilzeit oder auf Minijobbasis Verkäufer (m/w/d).',
    'Verkäufer (m/w/d)',
  ],
  [
    'Wir, die Hahn Logistik GmbH, suchen per sofort für die Nachtschicht zwei Lagermitarbeiter (m/w/d).',
    'Lagermitarbeiter (m/w/d)',
  ],
  ['Werden Sie Teil unseres Teams als Buchhalter (m/w/d) für Kreditoren in Osnabrück.', 'Buchhalter (m/w/d)'],
  [
    'Für die Abteilung Einkauf suchen wir baldmöglichst eine/n Sachbearbeiter/in Einkauf (m/w/d).',
    'Sachbearbeiter/in Einkauf (m/w/d)',
  ],
  ['Ab August 2027 bilden wir einen Tischler (m/w/d) aus.', 'Tischler (m/w/d)'],
  [
    'Unsere Praxis braucht Verstärkung: Wir suchen ab Januar eine Medizinische Fachangestellte (m/w/d), 25 Stunden.',
    'Medizinische Fachangestellte (m/w/d)',
  ],
  ['Zum Schuljahr 2027/28 suchen wir eine Lehrkraft (m/w/d) für Mathematik.', 'Lehrkraft (m/w/d)'],
  [
    'Im Auftrag unseres Kunden in Gütersloh suchen wir im Rahmen der Direktvermittlung einen Industriemechaniker (m/w/d).',
    'Industriemechaniker (m/w/d)',
  ],
  ['Gesucht wird ab sofort ein Hausmeister (m/w/d) für mehrere Objekte in Herford.', 'Hausmeister (m/w/d)'],
  [
    'Möchten Sie bei einem Marktführer arbeiten? Wir suchen kurzfristig einen CNC-Fräser (m/w/d) für die Frühschicht.',
    'CNC-Fräser (m/w/d)',
  ],
  ['Wir suchen zum nächstmöglichen Zeitpunkt einen Bäcker in Vollzeit.', 'Bäcker'],
  ['Zum 1. Februar suchen wir für unser Büro in Lemgo eine Bürokauffrau in Teilzeit.', 'Bürokauffrau'],
  ['Wir suchen für unser Restaurant in Detmold einen zuverlässigen Koch.', 'Koch'],
  ['Unser Pflegedienst sucht ab sofort examinierte Altenpfleger für die Tagestour.', 'Altenpfleger'],
  ['Suchen zum nächstmöglichen Zeitpunkt Lkw-Fahrer mit Führerschein CE, Heimatnähe.', 'Lkw-Fahrer'],
  ['Wir brauchen dringend Unterstützung und stellen einen Dachdecker ein.', 'Dachdecker'],
  ['Zur Verstärkung suchen wir schnellstmöglich und in Festanstellung eine Friseurin.', 'Friseurin'],
  ['Für den Empfang unseres Hotels in Bielefeld suchen wir eine freundliche Rezeptionistin.', 'Rezeptionistin'],
]

/** Written after the rules. */
export const LATER_OPENINGS: readonly (readonly [sentence: string, title: string])[] = [
  ['Wir stellen ein: Koch (m/w/d)', 'Koch (m/w/d)'],
  ['WIR SUCHEN: Zimmerer (m/w/d)', 'Zimmerer (m/w/d)'],
  [
    'Das Klinikum Lippe sucht für die Station 4 zum 15. Januar 2027 Pflegefachkräfte (m/w/d).',
    'Pflegefachkräfte (m/w/d)',
  ],
  ['Wir suchen für unser Lager einen Leiter Logistik (m/w/d).', 'Leiter Logistik (m/w/d)'],
  [
    'Zum Ausbau unserer IT suchen wir eine erfahrene Systemadministratorin (w/m/d) mit Schwerpunkt Linux.',
    'Systemadministratorin (w/m/d)',
  ],
  ['Für eine Elternzeitvertretung suchen wir ab Mai eine Sachbearbeiterin (m/w/d).', 'Sachbearbeiterin (m/w/d)'],
  ['Unser Kunde, ein Hersteller von Pumpen in Minden, sucht einen Konstrukteur (m/w/d).', 'Konstrukteur (m/w/d)'],
  ['Sie sind Physiotherapeut (m/w/d) und möchten in einem netten Team arbeiten?', 'Physiotherapeut (m/w/d)'],
  ['Kommen Sie zu uns als Busfahrer (m/w/d) im Linienverkehr!', 'Busfahrer (m/w/d)'],
  ['Wir suchen ab sofort einen staatlich anerkannten Erzieher in Gütersloh.', 'Erzieher'],
  ['Für unseren Hof bei Verl suchen wir einen Landwirt oder Traktorfahrer.', 'Landwirt oder Traktorfahrer'],
  ['Unsere Bäckerei in Rietberg sucht freundliche Verkäuferinnen für den Samstag.', 'Verkäuferinnen'],
  ['Zum baldigen Eintritt suchen wir eine Zahnmedizinische Fachangestellte.', 'Zahnmedizinische Fachangestellte'],
  ['Hotel am Wall sucht Köchin!', 'Köchin'],
]
