import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { company } from '~/features/companies/server/table'
import { belongsTo, id, timestamps } from '~/platform/server/database/columns'
import type { JobPostingInput } from '../../schema'

/** An ad that a company keeps to start others from: everything the editor has, without dates and reference number. */
export const jobPostingTemplate = pgTable(
  'job_posting_template',
  {
    id: id(),
    companyId: belongsTo(() => company.id),
    name: text().notNull(),
    content: jsonb().$type<AdTemplateContent>().notNull(),
    ...timestamps(),
  },
  (t) => [index('job_posting_template_company_idx').on(t.companyId, t.name)],
)

export type AdTemplateContent = Omit<JobPostingInput, 'referenceNumber' | 'startDate'>
