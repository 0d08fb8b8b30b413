import type { CompanyContext } from '~/features/accounts/server/command-context'
import { resumeView } from '~/features/resumes/server/table'
import { formatDay, formatMoment, toIsoDay } from '~/lib/dates/dates'
import { fileNamePart } from '~/lib/file-name'
import { CSV_START, type CsvValue, csvLine } from '~/lib/formats/csv'
import { compileUa } from '~/platform/server/typst/compile-ua'
import { companyStatusLabels } from '../../lifecycle'
import { exportRows } from '../queries/company-list'
import listTypst from './list.typ?raw'
import type { ExportChoice } from './read-choice'

export type ListFormat = 'csv' | 'pdf'
export type MadeFile = { name: string; contentType: string; content: Uint8Array }

/** More rows than anybody reads on paper; the spreadsheet has all. */
const MAX_PDF_ROWS = 1000
const LIST = 'Liste der Bewerbungen'
/** Rows of the spreadsheet that are read at once. */
const CSV_BATCH = 5000

const CSV_HEAD = [
  'Name',
  'Vorname',
  'Nachname',
  'E-Mail',
  'Telefon',
  'PLZ',
  'Ort',
  'Stelle',
  'Status',
  'Eigener Schritt',
  'Eingegangen',
  'Antwort zugesagt bis',
  'Beantwortet',
]
const PDF_HEAD = ['Name', 'Stelle', 'Ort', 'E-Mail', 'Telefon', 'Status', 'Eingegangen', 'Antwort bis']

type Row = Awaited<ReturnType<typeof exportRows>>[number]

/**
 * The company's applications as a file, with the filters of the list or only those selected. Notes and ratings stay in
 * the product. Each person can see later that their data was exported.
 * @param csvBatch how many rows of the spreadsheet are read at once
 * @throws AppError unavailable when too many documents wait
 */
export async function exportApplications(
  ctx: CompanyContext,
  input: ExportChoice,
  format: ListFormat,
  csvBatch = CSV_BATCH,
): Promise<MadeFile> {
  if (format === 'csv') {
    const { first, people, content } = await spreadsheet(ctx, input, csvBatch)
    await writeDownExport(ctx, people, LIST)
    return { name: `${nameOf(ctx.now, input, first)}.csv`, contentType: 'text/csv; charset=utf-8', content }
  }
  const { ids, ...filters } = input
  const found = await exportRows(ctx.db, ctx.actor, filters, ctx.now, { ids, limit: MAX_PDF_ROWS + 1 })
  const rows = found.slice(0, MAX_PDF_ROWS)
  await writeDownExport(ctx, new Set(rows.map(({ applicantProfileId }) => applicantProfileId)), LIST)
  const posting = postingOf(input, rows[0])
  const name = nameOf(ctx.now, input, rows[0])
  const data = {
    title: posting ? `Bewerbungen: ${posting}` : 'Bewerbungen',
    subtitle: subtitleOf(rows.length, found.length > rows.length, ctx.now),
    footer: 'Vertraulich: enthält personenbezogene Daten',
    head: PDF_HEAD,
    rows: rows.map(pdfRow),
  }
  return { name: `${name}.pdf`, contentType: 'application/pdf', content: await compileUa({ source: listTypst, data }) }
}

/** All rows in one snapshot, some thousands at a time: no list ends silently. */
async function spreadsheet(
  ctx: CompanyContext,
  { ids, ...filters }: ExportChoice,
  batch: number,
): Promise<{ first: Row | undefined; people: Set<string>; content: Uint8Array }> {
  return ctx.db.transaction(
    async (tx) => {
      const parts = [CSV_START, csvLine(CSV_HEAD)]
      const people = new Set<string>()
      let first: Row | undefined
      for (let offset = 0; ; offset += batch) {
        const rows = await exportRows(tx, ctx.actor, filters, ctx.now, { ids, limit: batch, offset })
        first ??= rows[0]
        for (const row of rows) {
          parts.push(csvLine(csvRow(row)))
          people.add(row.applicantProfileId)
        }
        if (rows.length < batch) return { first, people, content: Buffer.from(parts.join('')) }
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

/** The posting's title, when the list is of one posting only. */
function postingOf(input: ExportChoice, first: Row | undefined): string | undefined {
  return input.stelle ? first?.jobTitle : undefined
}

function nameOf(now: Date, input: ExportChoice, first: Row | undefined): string {
  const posting = postingOf(input, first)
  return `Bewerbungen ${posting ? `${fileNamePart(posting)} ` : ''}${toIsoDay(now)}`
}

function subtitleOf(count: number, isCut: boolean, now: Date): string {
  const number = count === 1 ? '1 Bewerbung' : `${count.toLocaleString('de-DE')} Bewerbungen`
  const rest = isCut ? '; mehr passen nicht in ein PDF, alle stehen in der CSV-Datei' : ''
  return `${number}, Stand ${formatMoment(now)}${rest}`
}

function csvRow(row: Row): CsvValue[] {
  return [
    row.name,
    row.firstName,
    row.lastName,
    row.email,
    row.phone,
    row.postalCode,
    row.city,
    row.jobTitle,
    companyStatusLabels[row.status],
    row.stageName,
    row.submittedAt,
    row.answerDueAt && formatDay(row.answerDueAt),
    row.answeredAt,
  ]
}

function pdfRow(row: Row): string[] {
  const status = companyStatusLabels[row.status]
  return [
    row.name,
    row.jobTitle,
    `${row.postalCode} ${row.city}`.trim(),
    row.email,
    row.phone ?? '',
    row.stageName ? `${status}, ${row.stageName}` : status,
    formatDay(row.submittedAt),
    row.answeredAt ? 'beantwortet' : row.answerDueAt ? formatDay(row.answerDueAt) : '',
  ]
}

/** Records, for each of these people to see, that their data was exported. */
export async function writeDownExport(
  { db, actor, now }: CompanyContext,
  people: Set<string>,
  detail: string,
): Promise<void> {
  const opening = {
    viewerUserId: actor.userId,
    companyId: actor.company.id,
    shown: 'all',
    kind: 'attachment',
    detail,
    basis: 'application',
    createdAt: now,
  } as const
  await db.transaction(async (tx) => {
    const openings = [...people].map((applicantProfileId) => ({ ...opening, applicantProfileId }))
    // A statement has a limited number of parameters.
    for (let start = 0; start < openings.length; start += CSV_BATCH) {
      await tx.insert(resumeView).values(openings.slice(start, start + CSV_BATCH))
    }
  })
}
