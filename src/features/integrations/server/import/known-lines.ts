import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { JOB_POSTING_STATUSES } from '~/features/job-postings/vocabulary'
import type { Queryable } from '~/platform/server/database/db'
import type { ImportedLine } from './read-line'

export type CompanyLine = { companyId: string; line: ImportedLine; number: number }

const knownSchema = z.array(
  z.object({ key: z.string(), hash: z.string().nullable(), status: z.enum(JOB_POSTING_STATUSES) }),
)
type Known = Omit<z.infer<typeof knownSchema>[number], 'key'>

/** Postings that an earlier run brought, by {@link keyOf}, without locks: most lines of a repeated import are the same. */
export async function knownLines(
  db: Queryable,
  lines: readonly Pick<CompanyLine, 'companyId' | 'line'>[],
): Promise<Map<string, Known>> {
  const keys = lines.map(({ companyId, line }) => ({ company_id: companyId, identifier: line.identifier }))
  const { rows } = await db.execute(sql`
    select p.company_id || ' ' || p.import_identifier as key, p.import_hash as hash, p.status
    from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as x(company_id uuid, identifier text)
    join job_posting p on p.company_id = x.company_id and p.import_identifier = x.identifier`)
  return new Map(knownSchema.parse(rows).map(({ key, ...known }) => [key, known]))
}

/** A posting's company and identifier, as one text. */
export function keyOf({ companyId, line }: Pick<CompanyLine, 'companyId' | 'line'>): string {
  return `${companyId} ${line.identifier}`
}
