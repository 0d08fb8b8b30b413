import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { PEOPLE_INDEX } from '~/features/applicants/server/mark-applicants'
import { searchIndexVersion } from '~/features/job-search/server/documents/posting-index'
import { WORDS_OF_OCCUPATIONS } from '~/lib/occupations/kldb/tables'
import type { IndexDefinition } from '~/platform/server/search/definition'
import { openIndex } from '~/platform/server/search/indexes'
import type { Viewer } from '~/platform/server/search/request'
import { blockedTerm, COMPANIES, readPeople } from './people-documents'

/** Increase it when other terms or labels are made of a résumé. */
const TERMS_VERSION = 2

/** Other words for occupations and their levels also need new documents. */
function peopleVersion(): string {
  return `${searchIndexVersion()}-${TERMS_VERSION}-${createHash('sha256').update(WORDS_OF_OCCUPATIONS).digest('hex').slice(0, 8)}`
}

/** The index of applicants who chose to be found, by their default résumés. */
export const peopleIndex: IndexDefinition = {
  schema: {
    name: PEOPLE_INDEX,
    numbers: ['changed', 'changedMs', 'news', 'newsMs', 'firstDay', 'noticeWeeks'],
    order: 'changed',
    labels: [
      { name: 'types', sets: 50 },
      { name: 'fields', sets: 2_000 },
      { name: 'availability', sets: 5 },
      { name: 'years', sets: 10 },
      { name: 'licences' },
      { name: 'languages' },
      { name: 'shown' },
    ],
  },
  version: peopleVersion,
  ids: sql`
    select p.id from applicant_profile p join resume r on r.applicant_profile_id = p.id and r.is_default
    where p.visibility in ('visible', 'anonymous')`,
  read: readPeople,
  isPersonal: true,
}

/** A company sees everybody who does not block it. */
export function viewerOf(companyId: string): Viewer {
  return { groups: [COMPANIES, blockedTerm(companyId)] }
}

/**
 * The index of applicants who can be found.
 * @throws AppError unavailable while it is loaded for the first time
 */
export function openPeopleIndex() {
  return openIndex(peopleIndex)
}
