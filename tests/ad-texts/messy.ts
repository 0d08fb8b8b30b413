import type { AdSample } from './samples'

/** As a company wrote it years ago: its name first, arrows, shouting, adjectives before the occupation. */
export const MESSY: readonly AdSample[] = [
  {
    name: 'arrows, shouting and the company first',
    text: `*** WIR SUCHEN SIE!!! ***

Mustermann Elektrotechnik GmbH - Ihr Partner seit 1978

Für unseren Standort in Paderborn suchen wir ab sofort oder nach Vereinbarung
einen jungen, dynamischen Elektroniker / Elektriker für Energie- und Gebäudetechnik
(Vollzeit, 40h/Wo., unbefristet)

DAS ERWARTET SIE:
* Elektroinstallation in Neubau u. Altbau
* Wartung, Reparatur  und Fehlersuche
* E-Check / DGUV V3 Prüfungen
o Einweisung von Kunden

WAS WIR ERWARTEN
-> abgeschl. Berufsausbildung
-> Führerschein Klasse B zwingend
-> Deutsch in Wort und Schrift, nicht älter als 45 Jahre
-> belastbar & flexibel, gern auch Berufsanfänger

Wir bieten Ihnen:
+ übertarifliche Bezahlung 18-22 Euro/Std.
+ 28 Tage Urlaub; Firmenwagen
+ familiäres Team
+ Obstkorb

Interessiert? Dann schicken Sie Ihre vollst. Bewerbungsunterlagen mit Lichtbild und Gehaltsvorstellung an:
Mustermann Elektrotechnik GmbH, z.Hd. Frau Sommer, Industriestr. 7, 33106 Paderborn
bewerbung@mustermann-elektro.example  Tel. 05251/987654`,
    title: 'Elektroniker / Elektriker für Energie- und Gebäudetechnik',
    tasks: ['jungen, dynamischen', '- Elektroinstallation', '- Einweisung von Kunden'],
    profile: ['- abgeschl. Berufsausbildung', '- belastbar & flexibel'],
    offer: ['- übertarifliche Bezahlung', '- Obstkorb'],
    place: 'Paderborn',
    pay: [18_00, 22_00, 'hour'],
    types: ['Vollzeit'],
    hours: 40,
    contract: 'permanent',
    contact: 'Sommer',
    left: 'Bewerbungsunterlagen mit Lichtbild',
  },
  {
    name: 'the company between the words that seek, and a task that names an occupation',
    text: `Wir, die Bäckerei Krume in Herford, suchen ab sofort eine freundliche junge Bäckereifachverkäuferin in Teilzeit (25 Std./Woche).

Deine Aufgaben:
• Verkauf unserer Backwaren
• Kaffee machen, Brötchen belegen

Dein Profil:
• gute Laune, auch früh um 6

Wir bieten:
• 14,50 € die Stunde, Sonntagszuschlag`,
    title: 'Bäckereifachverkäuferin',
    tasks: ['- Verkauf unserer Backwaren'],
    profile: ['- gute Laune'],
    offer: ['Sonntagszuschlag'],
    place: 'Herford',
    pay: [14_50, null, 'hour'],
    types: ['Teilzeit'],
    hours: 25,
  },
  {
    name: 'tasks that name occupations, and no title anywhere',
    text: `Komm zu uns nach Bielefeld!

Deine Aufgaben:
- Küche und Service
- Koch- und Spülarbeiten

Dein Profil:
- Freundlichkeit`,
    title: null,
    tasks: ['- Küche und Service', '- Koch- und Spülarbeiten'],
    profile: ['- Freundlichkeit'],
    offer: [],
    place: 'Bielefeld',
    pay: null,
  },
  {
    name: 'a company named like an occupation, and arrows with two dashes',
    text: `Bäckerei Nolte e. K.
Verkäuferin in Teilzeit

Deine Aufgaben
--> Verkauf von Brot und Kuchen
--> Auffüllen der Regale
Dein Profil
=> freundlich
=> pünktlich
Wir bieten dir
=> 15 € pro Stunde
Neugierig? Ruf einfach an: 05231 123456`,
    title: 'Verkäuferin',
    tasks: ['- Verkauf von Brot', '- Auffüllen'],
    profile: ['- freundlich', '- pünktlich'],
    offer: ['15 €'],
    place: null,
    pay: [15_00, null, 'hour'],
    left: 'Neugierig?',
  },
]
