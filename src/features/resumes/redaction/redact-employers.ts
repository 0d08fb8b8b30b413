import { EMPLOYER_REMOVED, type Word, wordsOf } from './redact-words'

/** A sequence of words that names something; `exact` requires a capital letter, so that ordinary words stay. */
export type Sequence = { words: string[]; isCapital: boolean; label: string }

const LEGAL_FORMS = new Set('gmbh ag kg kgaa ohg gbr ug se ev eg mbh inc ltd co e v k'.split(' '))

/**
 * Words in company names that do not identify a company; folded, each also as the end of a longer word
 * ("Tischlereibetrieb").
 */
const ORDINARY =
  'altenheim antriebe apotheke arbeit architektur autohaus automobile automotive bahn bank bau bauunternehmung backerei beratung betrieb betriebe buro catering consult consulting deutsch deutsche deutscher deutsches dienst dienste dienstleistung dienstleistungen digital drogerie druckerei einkauf elektro elektronik elektrotechnik energie engineering entwicklung fabrik fahrzeugbau fertigung filiale finanz firma friseur garten gastronomie gebaude gemeinde gesellschaft gesundheit gewerbe group gruppe handel handels handwerk haus haustechnik heim holding holz hotel immobilien industrie informatik ingenieure international kanzlei kindergarten klinik kliniken klinikum kommunikation konditorei krankenhaus kreis kuche kunststoff kunststofftechnik lager landkreis logistik malerbetrieb management marketing markt maschinen maschinenbau media medien medizin metall metallbau metzgerei mobel montage museum nord ost partner personal personaldienst pflege pflegedienst planung praxis praxisgemeinschaft produktion reinigung restaurant sanitar schule senioren seniorenheim service services sicherheit software sohn sohne solar solutions sozial soziale sozialstation sparkasse spedition stadt stadtwerke stahl stahlbau steuerberatung sud supermarkt system systeme technik technologie technologies technology therapie tischlerei transport transporte uniklinik universitat unternehmen verein verkehr verlag versand versicherung versicherungen vertrieb verwaltung volksbank web welt werbung werk werke werkstatt werkzeugbau west wirtschaft wohnen zahnarztpraxis zeitarbeit zentrum zimmerei'.split(
    ' ',
  )
const ORDINARY_WORDS = new Set(ORDINARY)
const ORDINARY_ENDINGS = ORDINARY.filter((word) => word.length > 4)

/** Abbreviations that usually mean occupations and tools, not a company's initials. */
const ORDINARY_SHORT = new Set('AI BI CD CI CM EU HR IP IT KI MS OP PC PR QA QM QS TV UI UX'.split(' '))

/**
 * The ways a company is named in a sentence: complete, its first two words, its distinctive words, and its initials.
 */
export function employerSequences(employer: string): Sequence[] {
  const core = wordsOf(employer).filter(({ folded }) => !LEGAL_FORMS.has(folded))
  const words = core.map(({ folded }) => folded)
  const [first] = core
  const label = EMPLOYER_REMOVED
  if (!first) return []
  const sequences: Sequence[] = [{ words, isCapital: false, label }]
  if (words.length === 1) return sequences
  if (words.length > 2) sequences.push({ words: words.slice(0, 2), isCapital: false, label })
  // "Deutsche Bahn AG" must not remove "deutsche Sprache".
  if (hasLegalForm(employer)) sequences.push({ words: [first.folded], isCapital: true, label })
  for (const word of core.filter(isOwnWord)) sequences.push({ words: [word.folded], isCapital: true, label })
  return sequences
}

/** The initials of a company ("DB"), in capitals; null when they are an ordinary abbreviation. */
export function initialsOf(employer: string): string | null {
  const core = wordsOf(employer).filter(({ folded }) => !LEGAL_FORMS.has(folded))
  const initials = core.map(({ text }) => text.charAt(0)).join('')
  return core.length > 1 && /^\p{Lu}{2,5}$/u.test(initials) && !ORDINARY_SHORT.has(initials) ? initials : null
}

/** Whether a text names a company by its legal form ("Möller GmbH"). */
export function hasLegalForm(text: string): boolean {
  return wordsOf(text).some(({ folded }) => folded.length > 1 && LEGAL_FORMS.has(folded)) || /\be\.\s?[VK]\./.test(text)
}

/** Not a trade, a kind of building or a direction, but a name that only this company has. */
function isOwnWord({ text, folded }: Word): boolean {
  if (folded.length < 4 || !/^\p{Lu}/u.test(text) || ORDINARY_WORDS.has(folded)) return false
  return !ORDINARY_ENDINGS.some((ending) => folded.endsWith(ending))
}
