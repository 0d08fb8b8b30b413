import { plainText } from '~/lib/rich-text/rich-text'
import type { Block, RichText } from '~/lib/rich-text/rich-text-document'
import { richTextFromHtml } from '~/lib/rich-text/rich-text-from-html'
import { RICH_TEXT_MAX } from '~/lib/rich-text/rich-text-schema'
import { type JsonRecord, listOf, textOf } from './json-values'
import { LineProblem } from './line-problem'

type Parts = { tasks: RichText; profile: RichText; offer: RichText }
type Part = keyof Parts

/** Headings that begin one of our three parts. */
const PARTS: [Part, RegExp][] = [
  [
    'offer',
    /\b(?:wir bieten|bieten wir|was wir|unser angebot|das bekommst|das erwartet|deine vorteile|ihre vorteile|vorteile|benefits|leistungen|freu)/i,
  ],
  [
    'profile',
    /(?:profil|qualifikation|anforderung|voraussetzung|das bringst|das bringen sie|bringst du mit|was du mitbringst|was sie mitbringen|kenntnisse|erwarten wir|wir erwarten)/i,
  ],
  [
    'tasks',
    /(?:aufgabe|tätigkeit|verantwortung|das machst|das erwartet dich bei|stellenbeschreibung|einsatzbereich|was du (?:tust|machst))/i,
  ],
]

/**
 * The description split at its headings into tasks, profile and offer; text before the first known heading belongs to
 * the tasks. schema.org's own fields for the parts are added to them.
 * @throws LineProblem without text, or with more than a posting may hold
 */
export function descriptionParts(line: JsonRecord): Parts {
  const parts: Record<Part, Block[]> = { tasks: [], profile: [], offer: [] }
  let part: Part = 'tasks'
  for (const block of blocksOf(line.description)) {
    const heading = headingOf(block)
    const begins = heading === null ? undefined : PARTS.find(([, words]) => words.test(heading))?.[0]
    if (begins === undefined) parts[part].push(block)
    else part = begins
  }
  parts.tasks.push(...blocksOf(line.responsibilities))
  for (const extra of [line.qualifications, line.skills]) parts.profile.push(...blocksOf(extra))
  parts.offer.push(...blocksOf(line.jobBenefits))
  const documents = { tasks: document(parts.tasks), profile: document(parts.profile), offer: document(parts.offer) }
  const lengths = Object.values(documents).map((each) => plainText(each).length)
  if (lengths.every((length) => length === 0)) throw new LineProblem('Die Beschreibung (description) fehlt.')
  if (lengths.some((length) => length > RICH_TEXT_MAX)) {
    throw new LineProblem('Die Beschreibung ist zu lang. Erlaubt sind 20.000 Zeichen je Abschnitt.')
  }
  return documents
}

function blocksOf(value: unknown): Block[] {
  const html = listOf(value).flatMap((each) => (typeof each === 'string' ? [each] : (textOf(each) ?? [])))
  if (html.length > 1) return richTextFromHtml(`<ul>${html.map((each) => `<li>${each}</li>`).join('')}</ul>`).content
  return html[0] === undefined ? [] : richTextFromHtml(html[0]).content
}

/** A heading, or a line used as one: short and bold, or ending in a colon. */
function headingOf(block: Block): string | null {
  if (block.type !== 'heading' && block.type !== 'paragraph') return null
  const text = plainText({ content: [block] })
  if (text.length > 60 || text === '') return null
  if (block.type === 'heading') return text
  const isBold = block.content?.every(
    (node) => node.type === 'text' && node.marks?.some((mark) => mark.type === 'bold'),
  )
  return isBold || text.endsWith(':') ? text : null
}

function document(content: Block[]): RichText {
  return { type: 'doc', content: content.slice(0, 500) }
}
