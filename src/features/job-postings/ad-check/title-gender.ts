import { addressesAllGenders, genderRestriction } from '../title'

/** Words that name a job without a gender: `Pflegefachkraft`, `Teamleitung`, `Ausbildung …`. */
const NEUTRAL_WORD =
  /(?:kraft|kräfte|leitung|hilfe|personal|person|assistenz|vertretung|betreuung|beratung|führung|entwicklung|verwaltung|bearbeitung|assistance|management|lead|support|manager \(gn\)|studium|ausbildung|praktikum|volontariat|azubi|minijob|aushilfe|servicekraft|fachleute|kaufleute|talent|trainee|werkstudium)(?![\p{L}])/iu
const ONE_GENDER_WORDS =
  /(?<![\p{L}])(?:nur (?:für )?(?:Frauen|Männer|Damen|Herren)|(?:männlich|weiblich)e[rns]? [\p{L}-]+|(?<=[,–-]\s*)(?:männlich|weiblich)(?=\s*$))(?![\p{L}])/iu

/** Whether a title already stands for everyone. */
export function hasNeutralForm(title: string): boolean {
  return addressesAllGenders(title) || NEUTRAL_WORD.test(title)
}

/** The part of a title that leaves a gender out; null when none does. */
export function restrictedGender(title: string): string | null {
  return genderRestriction(title) ?? ONE_GENDER_WORDS.exec(title)?.[0] ?? null
}
