import type { ImportKind } from '../../vocabulary.ts'
import { type Draft, type DraftBuilder, draftOf } from './draft.ts'
import { readStations } from './text-stations.ts'
import { findPeriod, languageLevel, monthOf, skillLevel } from './words.ts'

/** Whole headings only: "Ausbildung zur Köchin" or "Technische Universität" stand inside a section. */
const SECTIONS = {
  summary: /^(?:(?:kurz|persönliches )?profil|über mich|zusammenfassung|summary|profile|about(?: me)?)$/,
  experience:
    /^(?:berufs(?:erfahrung|praxis|tätigkeit|weg|laufbahn)(?:en)?|berufliche[rs]? (?:erfahrung(?:en)?|werdegang|laufbahn|stationen|praxis|tätigkeiten)|werdegang|(?:work |professional )?experience|employment(?: history)?|praktische erfahrung(?:en)?|praktika|arbeitserfahrung)$/,
  education:
    /^(?:(?:aus|schul|berufs|hochschul)?bildung|(?:aus|schul|berufsaus)bildung(?: und .+)?|bildungsweg|(?:schulische|akademische)[rs]? .+|studium(?: und .+)?|schulabschluss|education|berufsausbildung|aus- und weiterbildung)$/,
  skills:
    /^(?:.{0,24}kenntnisse(?: und .+)?|.{0,14}fähigkeiten(?: und .+)?|.{0,14}kompetenzen|(?:top |it.?|technical )?skills|(?:besondere )?qualifikationen)$/,
  languages: /^(?:fremd)?sprach(?:en|kenntnisse)$|^languages$/,
  certificates:
    /^(?:zertifikate|zertifizierungen|(?:fort|weiter)bildung(?:en)?(?: und .+)?|nachweise|lizenzen|certificates|certifications|licenses.*|seminare)$/,
  projects: /^(?:projekte|projekterfahrung|projects)$/,
  interests: /^(?:interessen|hobb(?:y|ys|ies)|freizeit|interests)(?: (?:und|&) .+)?$/,
  person:
    /^(?:persönliche (?:daten|angaben)|kontakt(?:daten)?|contact|zur person|personal (?:data|information|details))$/,
  other:
    /^(?:verfügbarkeit|führerscheine?|referenzen|references|ehrenamt(?:liches engagement)?|engagement|sonstiges|publikationen|auszeichnungen)$/,
} satisfies Record<string, RegExp>
type Section = keyof typeof SECTIONS

/** Reads a résumé from plain text by the headings people use; what it does not understand is left over, never lost. */
export function readText(kind: ImportKind, sourceText: string): Draft {
  const builder = draftOf(kind)
  builder.draft.sourceText = sourceText
  const { head, sections } = splitSections(sourceText)
  readHead(head, builder)
  for (const { section, title, lines } of sections) readSection(section, title, lines, builder)
  return builder.draft
}

function splitSections(text: string) {
  const head: string[] = []
  const sections: { section: Section; title: string; lines: string[] }[] = []
  for (const raw of text.replaceAll('\u00ad', '').split(/\r?\n/)) {
    const line = raw.trimEnd()
    // Page headers of ours and of most programs.
    if (/,? Seite \d+ von \d+$|^(?:Seite|Page) \d+(?: (?:von|of) \d+)?$/.test(line.trim())) continue
    const section = sectionOf(line)
    if (section) sections.push({ section, title: line.trim(), lines: [] })
    else (sections.at(-1)?.lines ?? head).push(line)
  }
  return { head, sections }
}

/** The section a line opens as its heading; null for every other line. */
export function sectionOf(line: string): Section | null {
  const title = line
    .trim()
    .replace(/[:.]+$/, '')
    .toLowerCase()
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

function readHead(lines: string[], builder: DraftBuilder) {
  const person: Draft['person'] = {}
  const rest: string[] = []
  for (const line of lines.map((text) => text.trim()).filter(Boolean)) {
    const email = /[^\s@<>:]+@[^\s@<>]+\.[a-z]{2,}/i.exec(line)?.[0]
    const phone = /(?:\+|00|0)[\d\s()/-]{6,}\d/.exec(line)?.[0]
    const place = /\b\d{5}\s+\p{Lu}[\p{L} .-]+/u.exec(line)?.[0]
    if (email) person.email ??= email
    if (phone) person.phone ??= phone.trim()
    if (place) person.place ??= place
    if (email || phone || place) {
      const words = [email, phone, place].reduce<string>((left, found) => left.replace(found ?? '', ' '), line)
      const other = words
        .replace(/\b(?:e-?mail|tel(?:efon)?|mobil|phone|adresse|anschrift)\b\.?:?/gi, '')
        .replace(/[|·•,;:\s]+/g, ' ')
      if (other.trim().length > 1) rest.push(other.trim())
    } else if (/^(?:lebenslauf|curriculum vitae|cv|resume|résumé)$/i.test(line)) continue
    else if (person.name === undefined && /^[\p{Lu}][\p{L}'’.-]+(?:\s+[\p{L}'’.-]+){1,4}$/u.test(line))
      person.name = line
    else if (person.headline === undefined && person.name !== undefined && line.length <= 80 && rest.length === 0)
      person.headline = line
    else rest.push(line)
  }
  builder.draft.person = person
  const isProse = rest.join(' ').length > 80
  if (isProse) builder.summary(rest.join('\n'))
  else for (const line of rest) builder.leave(line)
}

function readSection(section: Section, title: string, lines: string[], builder: DraftBuilder) {
  const words = lines.map((line) => line.trim()).filter(Boolean)
  switch (section) {
    case 'summary':
      return builder.summary(words.join('\n'))
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
      for (const line of words) readCertificate(line, builder)
      return
    case 'projects':
      return readProjects(words, builder)
    case 'interests':
      return builder.interests(words.join(' '))
    default:
      for (const line of words) builder.leave(title, line)
  }
}

function readSkills(lines: string[], builder: DraftBuilder) {
  for (const line of lines) {
    const label = /^(\p{Lu}[\p{L} /&-]{2,30})(?::|\t)\s*(.+)$/u.exec(line)
    if (/^(?:fremd)?sprach(?:en|kenntnisse)/i.test(line)) {
      for (const item of items(label?.[2] ?? line.replace(/^\S+\s*/, ''))) readLanguage(item, builder)
      continue
    }
    for (const item of items((label?.[2] ?? line).replace(/^Fachlich\s+/, ''))) {
      const name = item.replace(/\s*\(([^()]*)\)\s*$/, (found, inside: string) => (isLevel(inside) ? '' : found)).trim()
      if (name.length > 60) builder.leave(item)
      else builder.skill(name, skillLevel(item))
    }
  }
}

function isLevel(text: string): boolean {
  return /[1-5]\s*(?:von|\/|of)\s*5|gut|sicher|grund|expert|fortgeschritten|basis|advanced|basic/i.test(text)
}

/** Parts of an enumeration; commas inside brackets do not part. */
function items(line: string): string[] {
  return line
    .replace(/^\s*[-–•*·]\s*/, '')
    .split(/[,;•|](?![^(]*\))|\s·\s/)
    .map((item) => item.trim())
    .filter(Boolean)
}

function readLanguage(item: string, builder: DraftBuilder) {
  const found = /^(\p{L}[\p{L} -]*?)\s*(?:[:(–\t-]|\s{2,})\s*(.+?)\)?$/u.exec(item) ?? /^(\p{L}+)\s+(.+)$/u.exec(item)
  if (!found?.[1]) return builder.leave('Sprache', item)
  builder.language(found[1].trim(), languageLevel(found[2] ?? ''), found[2])
}

function readCertificate(line: string, builder: DraftBuilder) {
  const clean = line.replace(/^\s*[-–•*·]\s*/, '')
  if (/^führerschein/i.test(clean)) return builder.leave(clean)
  const when = /\b(?:\d{1,2}[./]\d{4}|\d{4})\b/.exec(clean)?.[0]
  const period = findPeriod(clean)
  const words = period ? [period.before, period.after].filter(Boolean).join(', ') : clean.replace(when ?? '', '')
  const [name = '', ...issuer] = words.replace(/^[\s,:(–-]+|[\s,:()–-]+$/g, '').split(/,\s+/)
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
      current = { name: line.replace(url ?? '', '').replace(/[\s,:–-]+$/, ''), url, description: [] }
    }
  }
  close()
}
