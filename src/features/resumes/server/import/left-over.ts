import { foldGerman } from '../../../../lib/german/fold.ts'
import type { Draft } from './draft.ts'
import { htmlText, isHtml } from './formats/html-text.ts'
import type { XmlNode } from './formats/xml.ts'
import { sectionOf } from './from-text.ts'
import { monthOf } from './words.ts'

/** A piece of a document with its label there. */
type Piece = { label: string; text: string }

/** Keys whose values are converted (a level, a template), or say nothing about the person. */
const TURNED = /^(?:\$schema|meta|level|fluency|score|image)$/
/** Elements with codes and formats, not words. */
const CODED =
  /code$|id$|scheme|version|agency|format|metadata|currency|use$|typ[e]?$|country|gender|DocumentInfo|PrintingPreferences|HTTPReference|ProficiencyLevel|ScoreText|TaxonomyID|Driving|License/i

/** Words that are read as a period, a level or a label, in the usual languages of résumés. */
const READ_WORDS = new Set(
  'januar februar marz april mai juni juli august september oktober november dezember jan feb mar apr jun jul aug sep sept okt oct nov dez dec january february march june july october december may heute seit bis present today now aktuell laufend current since until von muttersprache erstsprache native speaker fliessend verhandlungssicher fluent grundkenntnisse basic kenntnisse sehr gut gute sicher experte advanced fortgeschritten level niveau email mail telefon tel mobil phone adresse anschrift name lebenslauf curriculum vitae resume seite page fachlich sprachen fremdsprachen professional working proficiency bilingual full limited elementary intermediate upper beginner anfanger verhandlungssicher konversationssicher mittelstufe wort schrift und oder bei beim der dem den als jahr jahre monat monate year years month months'.split(
    ' ',
  ),
)

/** The texts of parsed JSON with the names of their keys. */
export function piecesOfJson(value: unknown, label = ''): Piece[] {
  if (TURNED.test(label)) return []
  if (typeof value === 'string') return [{ label, text: isHtml(value) ? htmlText(value) : value }]
  if (typeof value === 'number') return [{ label, text: String(value) }]
  if (Array.isArray(value)) return value.flatMap((item) => piecesOfJson(item, label))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => piecesOfJson(inner, key))
}

/** Parsed JSON for people to compare with the result: a line for each value, an empty one before each entry. */
export function readableJson(value: unknown, label = ''): string {
  if (Array.isArray(value)) return value.map((item) => readableJson(item, label)).join('\n')
  if (typeof value === 'object' && value !== null) {
    const lines = Object.entries(value).map(([key, inner]) => readableJson(inner, key))
    return `\n${[label, ...lines].filter(Boolean).join('\n')}`
  }
  const [piece] = piecesOfJson(value === null ? '' : value)
  return piece === undefined || piece.text === '' ? '' : `${label}: ${piece.text}`
}

/** The texts of an element and those below it. */
export function piecesOfXml(node: XmlNode): Piece[] {
  if (CODED.test(node.name)) return []
  return [...ownText(node), ...node.children.flatMap(piecesOfXml)]
}

/** The content of an XML document, one line per element including codes, for people to compare with the result. */
export function readableXml(node: XmlNode): string {
  const { year = '', month = '' } = node.attributes
  const date = [year, month.replace(/\D/g, '')].filter(Boolean).join('-')
  const own = ownText(node).flatMap(({ text }) => (/^(?:true|false)$/.test(text) ? [] : [text]))
  return [date, ...own, ...node.children.map(readableXml)].filter(Boolean).join('\n')
}

function ownText({ name, text }: XmlNode): Piece[] {
  return text.trim() === '' ? [] : [{ label: name, text: htmlText(text) }]
}

/** The lines of a text without its headings. */
export function piecesOfText(text: string): Piece[] {
  return text.split('\n').flatMap((line) => (sectionOf(line) ? [] : [{ label: '', text: line }]))
}

/**
 * Adds unread parts of the document to the left-over pieces, so that nothing is lost silently: every piece with a word
 * that is nowhere in the draft.
 */
export function leaveUnread(draft: Draft, pieces: readonly Piece[]): Draft {
  const { title, person, content, unplaced } = draft
  const known = new Set(wordsOf(textsIn([title, person, content, unplaced]).join('\n')))
  const unread = pieces.filter(({ text }) => {
    if (/^(?:true|false)$/.test(text.trim())) return false
    return monthOf(text) === null && wordsOf(text).some((word) => !known.has(word) && !READ_WORDS.has(word))
  })
  const lines = unread.map(({ label, text }) => [label, text.trim().replace(/\s+/g, ' ')].filter(Boolean).join(': '))
  return { ...draft, unplaced: [...unplaced, ...new Set(lines)] }
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}

/** Folded words of three letters or more, and long numbers. */
function wordsOf(text: string): string[] {
  return [...text.matchAll(/[\p{L}\p{M}]{3,}|\d{5,}/gu)].map(([word]) => foldGerman(word))
}
