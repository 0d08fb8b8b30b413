import type { CompanyActor } from '~/features/accounts/actor'
import { resumeView } from '~/features/resumes/server/table'
import { CSV_START, type CsvValue, csvLine } from '~/lib/csv'
import { formatDay, formatMoment, toIsoDay } from '~/lib/dates'
import type { Database } from '~/platform/server/database/db'
import { compilePdf } from '~/platform/server/typst/compile-pdf'
import { applicationStatusLabels } from '../../lifecycle'
import type { ApplicationListInput } from '../../search-params'
import { exportRows } from '../queries/company-list'
import listTypst from './list.typ?raw'

export type ListFormat = 'csv' | 'pdf'
export type MadeFile = { name: string; contentType: string; content: Uint8Array }

/** More rows than anybody reads on paper; a spreadsheet takes more. */
export const MAX_ROWS = { csv: 5000, pdf: 1000 } satisfies Record<ListFormat, number>

const CSV_HEAD = [
  'Name',
  'Vorname',
  'Nachname',
  'E-Mail',
  'Telefon',
  'PLZ',
  'Ort',
  'Stelle',
  'Stand',
  'Eigener Schritt',
  'Eingegangen',
  'Antwort zugesagt bis',
  'Beantwortet',
]
const PDF_HEAD = ['Name', 'Stelle', 'Ort', 'E-Mail', 'Telefon', 'Stand', 'Eingegangen', 'Antwort bis']

type Row = Awaited<ReturnType<typeof exportRows>>[number]

/**
 * The company's applications as a file, with the filters of the list or only those chosen. Notes and ratings stay in
 * the product. Each person can see later that their data was taken along.
 *
 * @param input `ids` empty means all that the filters let through
 * @throws AppError unavailable when too many documents wait
 */
export async function exportApplications(
  ctx: { db: Database; actor: CompanyActor; now: Date },
  input: ApplicationListInput & { ids: string[] },
  format: ListFormat,
): Promise<MadeFile> {
  const { ids, ...filters } = input
  const rows = await exportRows(ctx.db, ctx.actor, filters, ctx.now, { ids, limit: MAX_ROWS[format] })
  await writeDown(ctx, rows)
  const posting = filters.stelle ? rows[0]?.jobTitle : undefined
  const name = `Bewerbungen ${posting ? `${posting.replace(/[\p{Cc}\\/:*?"<>|]/gu, ' ').trim()} ` : ''}${toIsoDay(ctx.now)}`
  if (format === 'csv') {
    const content = Buffer.from(CSV_START + [CSV_HEAD, ...rows.map(csvRow)].map(csvLine).join(''))
    return { name: `${name}.csv`, contentType: 'text/csv; charset=utf-8', content }
  }
  const data = {
    title: posting ? `Bewerbungen: ${posting}` : 'Bewerbungen',
    subtitle: subtitleOf(rows.length, ctx.now),
    footer: 'Vertraulich: enthält personenbezogene Daten',
    head: PDF_HEAD,
    rows: rows.map(pdfRow),
  }
  return { name: `${name}.pdf`, contentType: 'application/pdf', content: await compilePdf({ source: listTypst, data }) }
}

function subtitleOf(count: number, now: Date): string {
  const number = count === 1 ? '1 Bewerbung' : `${count} Bewerbungen`
  const isCut = count === MAX_ROWS.pdf ? ', mehr stehen nicht in einem PDF; alle enthält die CSV-Datei' : ''
  return `${number}, Stand ${formatMoment(now)}${isCut}`
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
    applicationStatusLabels[row.status],
    row.stageName,
    row.submittedAt,
    row.answerDueAt && formatDay(row.answerDueAt),
    row.answeredAt,
  ]
}

function pdfRow(row: Row): string[] {
  const status = applicationStatusLabels[row.status]
  return [
    row.name,
    row.jobTitle,
    `${row.postalCode} ${row.city}`,
    row.email,
    row.phone ?? '',
    row.stageName ? `${status}, ${row.stageName}` : status,
    formatDay(row.submittedAt),
    row.answeredAt ? 'beantwortet' : row.answerDueAt ? formatDay(row.answerDueAt) : '',
  ]
}

async function writeDown({ db, actor, now }: { db: Database; actor: CompanyActor; now: Date }, rows: Row[]) {
  const people = [...new Set(rows.map(({ applicantProfileId }) => applicantProfileId))]
  if (people.length === 0) return
  const opening = {
    viewerUserId: actor.userId,
    companyId: actor.company.id,
    shown: 'all',
    kind: 'attachment',
    detail: 'Liste der Bewerbungen',
    basis: 'application',
    createdAt: now,
  } as const
  await db.insert(resumeView).values(people.map((applicantProfileId) => ({ ...opening, applicantProfileId })))
}
