import { foldGerman } from '~/lib/german/fold'
import { stemGerman } from '~/lib/german/stem'

/** Words that people type next to an occupation. They are spelled correctly, whether a posting has them or not. */
const WORDS = `
abends ambulant Anfänger anspruchsvoll Ausland außen Auto Bahn Bauernhof behindert Behörde bezahlt Bundesland Deutsch Deutschland
Deutschkenntnisse draußen drinnen dual einfach Einsteiger Englisch Englischkenntnisse erfahren Erfahrung Fahrrad Familie
familienfreundlich Ferien Firma Firmenwagen flexibel Flüchtlinge Frauen Freitag früh Führerschein Führung Führungskraft Garten
Geflüchtete Geld gehörlos gut Handwerk Haus Haustiere Hotel Hunde international Internet jung Kinder Kirche klein Keller kommunal körperlich
Kundenkontakt Kurzarbeit leicht Leute Männer medizinisch Menschen mittags Mittwoch mobil Montag morgens Mütter nachhaltig nachmittags
Nachtdienst Nachtschicht nachts Natur neu öffentlich örtlich privat Privathaushalt Rad Räder Rentner ruhig Russisch saisonal Samstag Schicht
Schule Schüler schwanger schwerbehindert selbständig Senioren Sommer Sonntag sozial Spanisch spät Spätschicht Sport Sprache staatlich
städtisch stationär stundenweise Stunden Student tagsüber Tage technisch Tiere Türkisch übertariflich Umgebung Umwelt Unterkunft Urlaub
vegan Verein vormittags Wald Weihnachten weltweit wenig Wiedereinsteiger Winter Woche Wochenende Wohnung Zuhause
`

let stems: ReadonlySet<string> | undefined

/** Whether a word is everyday German, in any form. */
export function isOrdinaryWord(word: string): boolean {
  stems ??= new Set(WORDS.trim().split(/\s+/).map(stemOf))
  return stems.has(stemOf(word))
}

function stemOf(word: string): string {
  return stemGerman(foldGerman(word))
}
