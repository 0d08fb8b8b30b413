import type { AdField } from '../schema'

/** Where an ad or a message says whom a company wants; tasks speak of those the work is for. */
export const DEMANDS: readonly AdField[] = ['title', 'profile', 'offer', 'questions']
export const TO_APPLICANTS: readonly AdField[] = ['profile', 'offer', 'questions', 'title', 'message']
export const TEXTS: readonly AdField[] = ['title', 'tasks', 'profile', 'offer', 'questions']
export const ASKED: readonly AdField[] = ['questions', 'message']

/** What most rules have in common: judged by what a sentence does with the words (`acts.ts`), or by phrases alone. */
export const ACT = { isEnabled: true, fields: TO_APPLICANTS, exceptions: [] }
export const ON = { ...ACT, check: 'phrases' } as const

/** People who do the work, by the endings of German occupations; as alternatives of one word. */
export const PERSON =
  '*rin|*tin|*gin|*chin|*innen|*er|*kraft|*kräfte|*mann|*frau|*dame|*leute|*assistent|*referent|*spezialist|*jurist|*eur|*koch|*arzt|Kollege|Kollegen|Azubi*|Auszubildende*|Mitarbeitende*'
/** Applicants by the words of ads. */
export const APPLICANT =
  'Bewerber*|Kandidat*|Interessent*|Person*|Kraft|Kräfte|Mitarbeit*|Kolleg*|Aushilfe*|Verstärkung|Unterstützung'
/** What a company needs private data for once it has decided. */
export const AFTER_HIRING =
  'Lohnabrechnung|Gehaltsabrechnung|Arbeitsvertrag*|Vertrag*|Personalbogen|Sozialversicherung*|Anmeldung|Einstellung|Steuer*|Krankenkasse'
/** What only begins like a disability: laws, offices and places of work. */
export const OF_LAW =
  'Schwerbehindertenrecht*|Schwerbehindertenvertret*|Schwerbehindertenbeauftragt*|Schwerbehindertengesetz*|Behindertenhilfe|Behindertenwerkst*|Behindertenpädagog*|Behindertenarbeit|Behindertenbeauftragt*|Behindertensport*'

/** The phrases that shut a group out: "keine …", "nichts für …", "… stellen wir nicht ein". */
export function excluding(group: string): string[] {
  return [
    `keine ${group}`,
    `nicht|nichts für ${group}`,
    `${group} … nicht|keine|nichts … ein|einstellen|einstellt|beschäftigen|beschäftigt|nehmen|berücksichtigen|berücksichtigt|bewerben|melden|geeignet|erwünscht|gewünscht|gebrauchen|zurecht|zurechtkommen|passend|Chance`,
    `${group} … ungeeignet|unerwünscht|ausgeschlossen`,
    `${group} passen|passt … nicht`,
  ]
}

/** The words of a refusal. */
export const REFUSAL = 'nicht|keine|keinen|leider|absagen|ab|anders|ungeeignet|ablehnen|abgelehnt|unmöglich'

/** "Lassen Sie … weg", "… brauchen wir nicht": nobody is asked for it. */
export function leftOut(words: string): string[] {
  return [
    `lassen|lass|lasst … ${words} … weg`,
    `${words} … weglassen|weglässt|weggelassen|weg`,
    `${words} … brauchen|wollen|benötigen|verlangen|erwarten wir nicht`,
    `auf|ohne … ${words} … verzichten|verzichte|bewerben|bewirb`,
  ]
}

/** People of trades that ads and rejections name; apart, because a phrase has a longest length. */
export const TRADES_PEOPLE =
  '*pfleger*|*schwester*|*lehrer*|Arzt|*ärzt*|*kellner*|*techniker*|*mechaniker*|*berater*|*betreuer*|*erzieher*|*friseur*|*bäcker*|*maurer*|*maler*|*reiniger*|*elektriker*|*bauer*'

export const PEOPLE_WORDS = `${APPLICANT}|Menschen|Leute|Leuten|Monteur*|Fahrer*|Handwerker*|Helfer*|*kräfte|*kraft|Bedienung*|Personal|Köche*|Verkäufer*|Azubi*`

/** Numbers that count something else than years of life. */
export const UNITS =
  'Stunden|MB|GB|KB|Std|Wochenstunden|Stellen|Uhr|Euro|EUR|€|Tage|Tagen|Wochen|Monate|Monaten|Minuten|Prozent|%|km|Kilometer|Kilometern|Personen|Menschen|Leute|Leuten|Kolleg*|Mitarbeit*'
/** People the work is for, whose age may be told. */
const CLIENTS =
  'Kund*|Kind*|Jugend*|Schüler*|Schulkind*|Patient*|Bewohner*|Gäste*|Gast|Klient*|Heranwachsend*|Mädchen|Jungen|Senior*|Mieter*|Teilnehm*|Zielgruppe*|Zielkund*|Käufer*|Nutzer*|User*|Betreut*|Geflüchtet*|Erwachsen*|Eltern*|Famil*|Besuch*|Publikum|Spieler*|Krippe*|Kita*|Hort*'
/** Any people, once a word before says that the work is for them. */
const PEOPLE = 'Menschen|Leute|Leuten|Personen|Frauen|Männer|Männern|Damen|Herren|Mitglied*'
const FOR = 'mit|für|von|junger|jungen|älterer|unter|an|betreuen|begleiten|beraten|Betreuung|Begleitung|Beratung|Pflege'
/** Things that have an age, and what runs for years. */
const THINGS =
  'Fahrzeug*|Anlage*|Maschine*|Haus|Hauses|Gebäude*|Firma|Unternehmen*|Betrieb*|Erfahrung*|Berufserfahrung|Praxis|befrist*|Befristung|Vertrag*|Vertragslaufzeit|Laufzeit|Elternzeit*|Vertretung*|Garantie*|*zeugnis*|Dauer|Tradition|Markt|*Geräte*|Finanzierung|Darlehen*'
const MORE_THINGS =
  'Bahn*|Bus|Busse|Wagen|Zug|Züge|Schiff*|Boot*|Autos|Lkw|Flotte|Fuhrpark|Möbel|Bücher|Bäume|Traktor*|Schlepper'
/** Papers and things that may be of some age. */
const PAPERS =
  'Führerschein*|Zeugnis*|Zertifikat*|Nachweis*|Abschluss*|Ausweis*|Bescheinigung*|Lebenslauf|Führungszeugnis|Auto|Wagen|Bus|Busse|Lkw|Rad|Räder|Flotte|Software|Schein|Scheine|Prüfung*|Foto'
const ANIMALS =
  'Tiere|Tieren|Kühe|Kälber|Rinder|Bullen|Pferde|Ponys|Hunde|Katzen|Schweine|Schafe|Ziegen|Hühner|Esel|Alpakas'
export const YEARS = 'Jahre|Jahren'

/** What is renewed, and is nobody. */
export const THINGS_RENEWED = 'Fuhrpark|Flotte|Maschinen*|Bestand|Wald|Obstgarten|Marke … verjüngen|Verjüngung'

/** Ages that are no demand on the person wanted. */
export const OTHER_AGES = [
  'Auto|Wagen|Pkw|Lkw|Anhänger … nicht älter|jünger als Baujahr #',
  'die|der|wer|Mitarbeit* unter 16|18 *',
  'sind|ist|lernen Azubis|Auszubildende|Beschäftigte|Mitarbeitende zwischen|von # und|bis #',
  'letzten|vergangenen|nächsten|kommenden # … Jahre|Jahren',
  `${CLIENTS} … # ${YEARS}`,
  `${CLIENTS} … zwischen|von|bis|ab|unter|über #`,
  `${CLIENTS} … # bis|und #`,
  `${CLIENTS} … im Alter`,
  `${CLIENTS} … Alter bis|unter|zwischen|von|ab #`,
  `${CLIENTS} … Anfang|Mitte|Ende @|zwanzig|dreißig|vierzig|fünfzig|sechzig`,
  `${ANIMALS} … # ${YEARS}`,
  `${ANIMALS} … zwischen|von|bis|ab|unter|über # *`,
  `${PAPERS} darf|dürfen|soll|sollte|sollten|ist|sind|muss|müssen|kann|können … älter|jünger als #`,
  'ob Sie|du … Anfang|Mitte|Ende|zwischen|über|unter @',
  'ob Sie|du … @ oder … Anfang|Mitte|Ende|über|unter @',
  'arbeiten|arbeitet|lernen|lachen|kochen Menschen|Leute|Kolleg* zwischen|von # und|bis #',
  'laden … Bewerber*|Kandidat*|Menschen|Leute|Kolleg* … über|ab|unter @',
  `${FOR} ${PEOPLE} … #`,
  `${FOR} ${PEOPLE} … Alter`,
  `${THINGS} … # ${YEARS}`,
  `${MORE_THINGS} … # ${YEARS}`,
  `${MORE_THINGS} … nicht älter|jünger als #`,
  `${THINGS} … nicht älter|jünger als #`,
  `${THINGS} … maximal|höchstens|max.|bis|unter # ${YEARS}`,
  `# ${YEARS} … ${THINGS}`,
  'BMI unter|über|ab|von|bis|zwischen #',
  '# Monat|Monate|Monaten|Wochen|Tage|Tagen',
  'Team|Belegschaft|Kolleg*|Kollegium|Mannschaft|wir|alle ist|sind … # und|bis #',
  'Team|Belegschaft|Kolleg*|Kollegium|Mannschaft|Crew das|die|der zwischen|von # und|bis #',
]
