import { foldGerman } from '../../../../lib/german/fold.ts'
import { trimEnd } from '../../../../lib/text/trim-end.ts'
import type { ImportKind } from '../../vocabulary.ts'
import { type Draft, type DraftBuilder, draftOf } from './draft.ts'
import { isLanguageName } from './language-names.ts'
import { readStations } from './text-stations.ts'
import {
  findPeriod,
  joinBrokenPeriods,
  languageLevel,
  monthOf,
  nameAndLevel,
  SKILL_MARKS,
  skillLevel,
} from './words.ts'

/** Complete headings only: "Ausbildung zur Köchin" or "Technische Universität" occur inside a section. */
const SECTIONS = {
  summary: /^(?:(?:kurz|persönliches )?profil|über mich|zusammenfassung|summary|profile|about(?: me)?)$/,
  experience:
    /^(?:berufs(?:erfahrung|praxis|tätigkeit|weg|laufbahn)(?:en)?|berufliche[rs]? (?:erfahrung(?:en)?|werdegang|laufbahn|stationen|praxis|tätigkeiten)|werdegang|(?:work |professional )?experience|employment(?: history)?|praktische erfahrung(?:en)?|praktika|arbeitserfahrung)$/,
  education:
    /^(?:(?:aus|schul|berufs|hochschul)?bildung|(?:aus|schul|berufsaus)bildung(?: und .+)?|schul- und (?:berufs)?(?:aus)?bildung|schule (?:und|&) (?:beruf|studium|(?:berufs)?(?:aus)?bildung)|bildungsweg|(?:schulische|akademische)[rs]? .+|studium(?: und .+)?|schulabschluss|education|berufsausbildung|aus- und weiterbildung)$/,
  skills:
    /^(?:.{0,24}kenntnisse(?: und .+)?|.{0,14}fähigkeiten(?: und .+)?|.{0,14}kompetenzen|(?:top |it.?|soft |technical )?skills|stärken|(?:besondere )?qualifikationen)$/,
  languages: /^(?:fremd)?sprach(?:en|kenntnisse)$|^languages$/,
  certificates:
    /^(?:zertifikate|zertifizierungen|(?:fort|weiter)bildung(?:en)?(?: und .+)?|nachweise|lizenzen|certificates|certifications|licenses.*|seminare|lehrgänge|zusatzqualifikation(?:en)?|(?:berechtigungs|fach|sonstige )?scheine|scheine (?:und|&) .+)$/,
  projects: /^(?:projekte|projekterfahrung|projects)$/,
  interests: /^(?:interessen|hobb(?:y|ys|ies)|freizeit|interests)(?: (?:und|&) .+)?$/,
  person:
    /^(?:persönliche (?:daten|angaben)|kontakt(?:daten)?|contact|zur person|persönliches|personal (?:data|information|details))$/,
  other:
    /^(?:verfügbarkeit|führerscheine?|referenzen|references|ehrenamt(?:liches engagement)?|engagement|sonstiges|publikationen|auszeichnungen)$/,
} satisfies Record<string, RegExp>
type Section = keyof typeof SECTIONS

/** Reads a résumé from plain text by common headings; what it does not understand is left over, never lost. */
export function readText(kind: ImportKind, sourceText: string): Draft {
  const builder = draftOf(kind)
  builder.draft.sourceText = sourceText
  const { head, sections } = splitSections(sourceText)
  readPerson(head, builder)
  for (const { section, title, lines } of sections) readSection(section, title, lines, builder)
  return builder.draft
}

/** "Köln, den 12.11.2026" above the signature. */
const SIGNED = /^\p{Lu}[\p{L} .-]+,\s*(?:den\s+)?\d{1,2}\.\s?(?:\d{1,2}\.|\p{L}+)\s?\d{2,4}$/u

function splitSections(text: string) {
  const head: string[] = []
  const sections: { section: Section; title: string; lines: string[] }[] = []
  for (const raw of joinBrokenPeriods(text.replaceAll('\u00ad', '').split(/\r?\n/))) {
    const line = closeLetters(raw.trimEnd())
    // Page headers of ours and of most programs.
    if (/,? Seite \d+ von \d+$|^(?:Seite|Page) \d+(?: (?:von|of) \d+)?$/.test(line.trim())) continue
    const [label = '', ...cells] = line.trim().split(/\t+/)
    const section = sectionOf(line) ?? sectionBeside(label, cells, sections.at(-1)?.section)
    if (section) sections.push({ section, title: label.trim(), lines: cells.length > 0 ? [cells.join('\t')] : [] })
    else if (sections.length > 0 && SIGNED.test(line.trim())) {
      sections.push({ section: 'other', title: '', lines: [line] })
    } else (sections.at(-1)?.lines ?? head).push(line)
  }
  return { head, sections }
}

/** The section whose heading is in a column next to its first line; a row of languages among skills stays there. */
function sectionBeside(label: string, cells: string[], current: Section | undefined): Section | null {
  if (cells.length === 0) return null
  const section = sectionOf(label)
  return section === 'languages' && current === 'skills' ? null : section
}

/** "B I L D U N G" as "BILDUNG". */
function closeLetters(line: string): string {
  const isSpaced = /^\s*(?:\p{L} ){3,}\p{L}(?:(?:\t|\s{2,})(?:\p{L} )*\p{L})*$/u.test(line)
  if (!isSpaced) return line
  return line
    .trim()
    .split(/\t|\s{2,}/)
    .map((word) => word.replaceAll(' ', ''))
    .join(' ')
}

/** The section that a line begins as its heading; null for every other line. */
export function sectionOf(line: string): Section | null {
  const title = trimEnd(line.trim(), /[:.]/).toLowerCase()
  if (title.length > 40 || title.split(/\s+/).length > 4 || /\d|,|^[-–•*]/.test(title)) return null
  if (SECTIONS.languages.test(title)) return 'languages'
  for (const [section, pattern] of Object.entries(SECTIONS)) {
    if (pattern.test(title) && isSection(section)) return section
  }
  return null
}

function isSection(name: string): name is Section {
  return name in SECTIONS
}

const LABEL =
  /^(?:(?:vor-? ?und nach)?name|adresse|anschrift|wohnort|e-?mail(?:-adresse)?|tel(?:efon)?(?:nummer)?|mobil|handy|phone|address|location)\.?:?$/i
const NAME =
  /^\p{Lu}[\p{L}'’.-]+(?: +(?:\p{Lu}[\p{L}'’.-]*|vo[nm]|und|zu[mr]?|van|ten?|ter|de[nrls]?|di|d[aou]s?|la|le|el|al|bin|ben|bint|y))* +\p{Lu}[\p{L}'’.-]+$/u
/** Words that are often printed large at the top and are not part of a name. */
const NO_NAME =
  /(?<!\p{L})(?:bewerbung\p{L}*|lebenslauf|curriculum|vitae|resume|unterlagen|steckbrief|kontakt\p{L}*|profil\p{L}*|anlagen?|zeugnisse|deckblatt|persönliche[rs]?|stellenangebot|seite|team\p{L}*|gmbh|ag|kg)(?!\p{L})/iu

/**
 * The name among the lines at the top: the one that also occurs in the e-mail address, else the first that looks like
 * one.
 */
function nameAmong(lines: readonly string[]): string | undefined {
  const names = lines.filter((line) => NAME.test(line) && !NO_NAME.test(line))
  const address = foldGerman(/(?<![^\s@<>:])([^\s@<>:]+)@/.exec(lines.join('\n'))?.[1] ?? '')
  const isInAddress = (name: string) =>
    name.split(/[ -]+/).some((word) => word.length > 2 && address.includes(foldGerman(word)))
  return names.find(isInAddress) ?? names[0]
}

/** The person: text above the first heading, or under "Persönliche Daten". */
function readPerson(lines: string[], builder: DraftBuilder, title = '') {
  const person: Draft['person'] = { ...builder.draft.person }
  const rest: string[] = []
  const cells = lines.flatMap((text) => cellsOf(text, person.name === undefined))
  const name = person.name ?? nameAmong(cells)
  for (const line of cells) {
    const email = /(?<![^\s@<>:])[^\s@<>:]+@[^\s@<>]+\.[a-z]{2,}/i.exec(line)?.[0].replace(/^[^\p{L}\d]+/u, '')
    const phone = /(?<!\d)(?:\+|00|0)[\d\s()/-]{6,}\d/.exec(line)?.[0]
    const place = /\b\d{5}\s+\p{Lu}[\p{L} .-]+/u.exec(line)?.[0].trim()
    if (email) person.email ??= email
    if (phone) person.phone ??= phone.trim()
    if (place) person.place ??= place
    if (email || phone || place) {
      const words = [email, phone, place].reduce<string>((left, found) => left.replace(found ?? '', ' '), line)
      const other = words
        .replace(/\b(?:e-?mail|tel(?:efon)?|mobil|phone|adresse|anschrift)\b\.?:?/gi, '')
        .replace(/[|·•,;:\s]+/g, ' ')
      if (other.trim().length > 1) rest.push(other.trim())
    } else if (/^(?:lebenslauf|curriculum vitae|cv|resume|résumé)$/i.test(line) || line === person.name) continue
    else if (person.name === undefined && line === name) person.name = line
    else if (title === '' && rest.length === 0 && isHeadline(line, person)) person.headline = line
    else rest.push(line)
  }
  builder.draft.person = person
  // Sentences describe the person; lines of a table do not.
  const prose = title === '' ? rest.findIndex((line) => line.length > 60) : -1
  for (const line of prose < 0 ? rest : rest.slice(0, prose)) builder.leave(title, line)
  if (prose >= 0) builder.summary(rest.slice(prose).join('\n'))
}

/** The line below the name, unless it is a street. */
function isHeadline(line: string, { name, headline }: Draft['person']): boolean {
  return name !== undefined && headline === undefined && line.length <= 80 && !/\s\d{1,4}\s?[a-z]?$/i.test(line)
}

/** The cells of a row whose first is a label ("Name", "Adresse") or the name itself; every other line unchanged. */
function cellsOf(text: string, isNameOpen: boolean): string[] {
  const cells = text
    .replace(/^\s*(?:vor-? ?und nach)?name:\s*/i, '')
    .split(/\t+/)
    .map((cell) => cell.trim())
    .filter(Boolean)
  const [first = '', ...others] = cells
  if (LABEL.test(first)) return others
  return isNameOpen && NAME.test(first) ? cells : cells.length > 0 ? [cells.join('\t')] : []
}

function readSection(section: Section, title: string, lines: string[], builder: DraftBuilder) {
  const words = lines.map((line) => line.trim()).filter(Boolean)
  switch (section) {
    case 'summary':
      return builder.summary(unwrapped(words).join('\n'))
    case 'experience':
      return readStations(words, builder.experience, builder.leave)
    case 'education':
      return readStations(words, builder.education, builder.leave)
    case 'skills':
      return readSkills(words, builder)
    case 'languages':
      for (const item of words.flatMap(items)) readLanguage(item, builder)
      return
    case 'certificates':
      // "Scheine" are listed in one row; elsewhere the issuer follows the comma.
      for (const line of /scheine/i.test(title) ? words.flatMap(items) : words) readCertificate(line, builder)
      return
    case 'projects':
      return readProjects(words, builder)
    case 'person':
      return readPerson(words, builder, title)
    case 'interests':
      return builder.interests(words.join(' '))
    default:
      for (const line of words) builder.leave(title, line)
  }
}

/** Rejoins sentences that were broken over lines. */
function unwrapped(lines: string[]): string[] {
  const whole: string[] = []
  for (const line of lines) {
    const last = whole.at(-1)
    const isWrapped = last !== undefined && last.length > 45 && !/[.:;!?]$/.test(last) && !/^[-–•*·]\s/.test(line)
    if (isWrapped) whole[whole.length - 1] = `${last} ${line}`
    else whole.push(line)
  }
  return whole
}

function readSkills(lines: string[], builder: DraftBuilder) {
  for (const line of lines) {
    const label = /^(\p{Lu}[\p{L} /&-]{2,30})(?::|\t)\s*(.+)$/u.exec(line)
    if (/^(?:fremd)?sprach(?:en|kenntnisse)/i.test(line)) {
      for (const item of items(label?.[2] ?? line.replace(/^\S+\s*/, ''))) readLanguage(item, builder)
      continue
    }
    // "MS Office: sehr gut" names a skill before its level, not a group of skills.
    const isOne = label?.[2] !== undefined && items(label[2]).length === 1 && isOnlyLevel(label[2])
    for (const item of isOne ? [line] : items((label?.[2] ?? line).replace(/^Fachlich\s+/, ''))) {
      const said = isOne && label?.[1] ? label[1] : item
      const name = said
        .replace(SKILL_MARKS, '')
        .replace(/(?<!\s)\s*\(([^()]*)\)\s*$/, (found, inside: string) => (isLevel(inside) ? '' : found))
        .trim()
      if (name.length > 60) builder.leave(item)
      else builder.skill(name, skillLevel(saidOfSkill(item)))
    }
  }
}

/**
 * The part of an item that states a level: "Visual Basic" and "Scrum Master" are names, "Excel (Experte)" states a
 * level.
 */
function saidOfSkill(item: string): string {
  const beside = /(?:\(|[:–—\t]|\s-\s)(.+)$/u.exec(item)?.[1]
  return (
    beside ?? (/gut|sicher|grund|fundiert|\d\s*(?:von|\/|of)\s*5/i.test(item) || SKILL_MARKS.test(item) ? item : '')
  )
}

function isLevel(text: string): boolean {
  return /[1-5]\s*(?:von|\/|of)\s*5|gut|sicher|grund|expert|fortgeschritten|basis|advanced|basic/i.test(text)
}

/** Whether it is only a level: "sehr gut", "3/5", "●●●○○". */
function isOnlyLevel(text: string): boolean {
  return /^\(?(?:(?:[1-5]\s*(?:von|\/|of)\s*5)|[●★■▮⚫○☆□▯⚪]{3,10}|(?:sehr )?(?:gute?|sicher|fortgeschritten|advanced|basic)|(?:sehr )?(?:gute )?(?:grund|basis|experten?)?(?:kenntnisse|wissen)|expert\p{L}*)\)?$/iu.test(
    text.trim(),
  )
}

/** Items of an enumeration; commas inside brackets do not separate. */
function items(line: string): string[] {
  return line
    .replace(/^\s*[-–•*·]\s*/, '')
    .split(/[,;•|](?![^()]{0,60}\))|\s·\s/)
    .map((item) => item.trim())
    .filter(Boolean)
}

function readLanguage(item: string, builder: DraftBuilder) {
  const found = nameAndLevel(item)
  const name = found?.name
  if (!found || name === undefined || isLanguageName(item)) {
    return isLanguageName(item) ? builder.language(item, null) : builder.leave('Sprache', item)
  }
  const level = languageLevel(found.level)
  // Without a level only known languages: other things occur below this heading, too.
  if (level === null && !isLanguageName(name)) return builder.leave(name, found.level)
  builder.language(name, level, found.level)
}

function readCertificate(line: string, builder: DraftBuilder) {
  const clean = line.replace(/^\s*[-–•*·]\s*/, '')
  if (/^führerschein/i.test(clean)) return builder.leave(clean)
  const when = /\b(?:\d{1,2}[./]\d{4}|\d{4})\b/.exec(clean)?.[0]
  const period = findPeriod(clean)
  const words = period
    ? [period.before, period.after].filter(Boolean).join(', ')
    : clean.replace(when ?? '', '').replace(/\(\s*\)/g, '')
  const [name = '', ...issuer] = trimEnd(words.replace(/^[\s,:–-]+/, ''), /[\s,:–-]/).split(/,\s+/)
  builder.certificate(name, issuer.join(', ') || undefined, period?.from ?? (when ? monthOf(when) : null))
}

function readProjects(lines: string[], builder: DraftBuilder) {
  let current: { name: string; url: string | undefined; description: string[] } | null = null
  const close = () => current && builder.project(current.name, current.url, current.description.join('\n'))
  for (const line of lines) {
    const url = /https?:\/\/\S+/.exec(line)?.[0]
    if (current && (/^[-–•*]/.test(line) || line.length > 80)) current.description.push(line)
    else {
      close()
      current = { name: trimEnd(line.replace(url ?? '', ''), /[\s,:–-]/), url, description: [] }
    }
  }
  close()
}
