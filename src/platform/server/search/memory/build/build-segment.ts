import type { IndexSchema, SearchDocument } from '../../document.ts'
import { fillBits, wordsFor } from '../bits.ts'
import { idBytes, idTable } from '../ids.ts'
import { audienceTerm, hiddenTerm, labelTerm } from '../query/own-terms.ts'
import { type Segment, sharedBytes, sharedWords } from '../segment.ts'
import { writeColumns } from './columns.ts'
import { TermWriter } from './term-writer.ts'

/** Builds one segment of documents; each id may occur once. */
export function buildSegment(schema: IndexSchema, documents: readonly SearchDocument[]): Segment {
  const rows = documents.map((document) => ({ document, id: idBytes(document.id) }))
  const orderOf = ({ numbers }: SearchDocument) => numbers[schema.order] ?? 0
  rows.sort((a, b) => orderOf(b.document) - orderOf(a.document) || Buffer.compare(b.id, a.id))
  const ids = sharedBytes(rows.length * 16)
  const documentsOf = new Map<string, number[]>()
  for (const [ordinal, { document, id }] of rows.entries()) {
    ids.set(id, ordinal * 16)
    for (const term of allTerms(schema, document)) {
      const found = documentsOf.get(term)
      if (found === undefined) documentsOf.set(term, [ordinal])
      else found.push(ordinal)
    }
  }
  const terms = new TermWriter(rows.length)
  const sorted = [...documentsOf].map(([term, ordinals]) => ({ bytes: Buffer.from(term, 'utf8'), ordinals }))
  sorted.sort((a, b) => Buffer.compare(a.bytes, b.bytes))
  for (const { bytes, ordinals } of sorted) terms.add(bytes, Uint32Array.from(ordinals))
  const live = sharedWords(wordsFor(rows.length))
  fillBits(live, rows.length)
  const columns = writeColumns(schema, rows.length, (ordinal) => rows[ordinal]?.document ?? NOTHING)
  return { count: rows.length, ids, byId: idTable(ids), terms: terms.finish(), ...columns, live }
}

const NOTHING = { numbers: {}, labels: {}, points: [] }

function allTerms(schema: IndexSchema, document: SearchDocument): Set<string> {
  return new Set([
    ...document.terms,
    ...schema.labels.flatMap(({ name }) => (document.labels[name] ?? []).map((text) => labelTerm(name, text))),
    ...document.audience.map(audienceTerm),
    ...document.hiddenFrom.map(hiddenTerm),
  ])
}
