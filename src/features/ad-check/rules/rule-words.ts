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
