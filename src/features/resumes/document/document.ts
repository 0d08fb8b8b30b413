import { availabilityText } from '~/features/applicants/availability-text'
import { LAND_NAMES } from '~/features/places/vocabulary'
import { formatIsoMonth } from '~/lib/dates/dates'
import type { ResumeContent } from '../schema'
import { paperPartTitles } from '../texts'
import { PAPER_PARTS, type PaperPart } from '../vocabulary'
import { languageText } from './language-text'
import type { ResumeSheet } from './sheet'

/** One entry: date or kind, title, details, and description. */
export type DocumentLine = { id: string; term: string; strong: string | null; rest: string; blocks: TextBlock[] }
export type DocumentPart = { title: string; lines: DocumentLine[] }
export type TextBlock = { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] }

/** The content of the paper, in reading order; page, PDF and text are made only from this. */
export type ResumeDocument = {
  name: string
  headline: string | null
  contact: string[]
  summary: TextBlock[]
  parts: DocumentPart[]
}

type Person = 'firstName' | 'lastName' | 'email' | 'phone' | 'postalCode' | 'city' | 'headline'
type Wishes =
  | 'land'
  | 'availability'
  | 'availableFrom'
  | 'noticePeriodWeeks'
  | 'desiredEmploymentTypes'
  | 'drivingLicences'
/** The source of a document: a sheet, or the frozen copy of an application, which has no preferences. */
export type DocumentSource = Pick<ResumeSheet, Person | 'content'> & Partial<Pick<ResumeSheet, Wishes>>

/** A résumé as a document; missing and hidden data do not appear. */
export function resumeDocument(sheet: DocumentSource): ResumeDocument {
  const { content, drivingLicences } = sheet
  return {
    name: [sheet.firstName, sheet.lastName].filter(Boolean).join(' ') || 'Anonymer Lebenslauf',
    headline: sheet.headline,
    contact: [addressOf(sheet), sheet.phone, sheet.email].filter((line) => line !== null),
    summary: textBlocks(content.summary),
    parts: [...contentParts(content, drivingLicences), ...availabilityParts(sheet)],
  }
}

/** The non-empty sections, without the summary. */
export function contentParts(content: ResumeContent, drivingLicences: readonly string[] = []): DocumentPart[] {
  const lines: Record<PaperPart, DocumentLine[]> = {
    experience: content.experience.map((entry) => station(entry, entry.position, entry.employer)),
    education: content.education.map((entry) => station(entry, entry.degree, entry.institution)),
    projects: content.projects.map(projectLine),
    skills: [...skillLines(content), ...languageLines(content)],
    certificates: [...content.certificates.map(certificateLine), ...licenceLines(drivingLicences)],
    interests: content.interests ? [plain('interessen', '', content.interests)] : [],
  }
  return orderedParts(content.sectionOrder)
    .map((part) => ({ title: paperPartTitles[part], lines: lines[part] }))
    .filter((part) => part.lines.length > 0)
}

/** All sections, those with a chosen order first. */
export function orderedParts(order: readonly PaperPart[] = []): PaperPart[] {
  return [...new Set([...order, ...PAPER_PARTS])]
}

/** Paragraphs and lists: a line that begins with a dash or a bullet is a list item. */
export function textBlocks(text: string): TextBlock[] {
  const blocks: TextBlock[] = []
  for (const line of text.split('\n')) {
    const point = /^\s*[-–•*·]\s+(\S.*)$/.exec(line)?.[1]
    const last = blocks.at(-1)
    if (point === undefined) {
      if (line.trim() !== '') blocks.push({ kind: 'paragraph', text: line.trim() })
    } else if (last?.kind === 'list') last.items.push(point)
    else blocks.push({ kind: 'list', items: [point] })
  }
  return blocks
}

/** A period as on the paper: `03/2019 – 11/2021`, `seit 03/2019`, and years alone where no month is known. */
export function periodText({ from, to }: { from: string; to: string | null }): string {
  // Hidden, because it tells the age.
  if (from === '') return to === '' ? '' : to === null ? 'bis heute' : `bis ${formatIsoMonth(to)}`
  if (from === to) return formatIsoMonth(from)
  return to === null ? `seit ${formatIsoMonth(from)}` : `${formatIsoMonth(from)} – ${formatIsoMonth(to)}`
}

type Station = { id: string; place: string | null; from: string; to: string | null; description: string }

function station(entry: Station, strong: string, where: string): DocumentLine {
  const rest = [where, entry.place].filter(Boolean).join(', ')
  return { id: entry.id, term: periodText(entry), strong, rest, blocks: textBlocks(entry.description) }
}

function projectLine({ id, name, url, description }: ResumeContent['projects'][number]): DocumentLine {
  return { id, term: '', strong: name, rest: url ?? '', blocks: textBlocks(description) }
}

function certificateLine({ id, name, issuer, issuedIn }: ResumeContent['certificates'][number]): DocumentLine {
  return { id, term: issuedIn ? formatIsoMonth(issuedIn) : '', strong: name, rest: issuer ?? '', blocks: [] }
}

function skillLines({ skills }: ResumeContent): DocumentLine[] {
  if (skills.length === 0) return []
  const named = skills.map(({ name, level }) => (level === null ? name : `${name} (${level}\u00a0von\u00a05)`))
  return [plain('fachlich', 'Fachlich', named.join(', '))]
}

function languageLines({ languages }: ResumeContent): DocumentLine[] {
  if (languages.length === 0) return []
  return [plain('sprachen', 'Sprachen', languages.map(languageText).join(', '))]
}

function licenceLines(licences: readonly string[]): DocumentLine[] {
  return licences.length === 0 ? [] : [plain('fuehrerschein', 'Führerschein', licences.join(', '))]
}

function availabilityParts({
  availability,
  availableFrom,
  noticePeriodWeeks,
  ...wishes
}: DocumentSource): DocumentPart[] {
  if (availability === undefined) return []
  const when = availabilityText({
    availability,
    availableFrom: availableFrom ?? null,
    noticePeriodWeeks: noticePeriodWeeks ?? null,
  })
  const words = [when, ...(wishes.desiredEmploymentTypes ?? [])].join(', ')
  return [{ title: 'Verfügbarkeit', lines: [plain('verfuegbarkeit', '', words)] }]
}

function plain(id: string, term: string, rest: string): DocumentLine {
  return { id, term, strong: null, rest, blocks: [] }
}

function addressOf({ city, postalCode, land }: DocumentSource): string {
  if (city !== null) return `${postalCode} ${city}`
  return [`PLZ ${postalCode}…`, land ? LAND_NAMES[land] : null].filter(Boolean).join(', ')
}
