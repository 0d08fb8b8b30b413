import { parseCsv } from '../../../../lib/csv-rows.ts'
import { type Draft, draftOf } from './draft.ts'
import { leaveUnread } from './left-over.ts'
import { languageLevel, monthOf } from './words.ts'

export type CsvFile = { name: string; text: string }

/** Files of the export that speak of other people or of clicks; nobody wants them in a résumé. */
const NO_RESUME =
  /connection|message|invitation|ad.?target|reactions|comment|shares|login|search|device|receipt|inference|follow|contact|registration|saved|votes/i

/** LinkedIn's "Datenexport": CSV files with English names and columns, whatever the language of the account. */
export function readLinkedIn(files: readonly CsvFile[]): Draft {
  const builder = draftOf('linkedin')
  const tables = new Map(files.map(({ name, text }) => [baseName(name), rowsOf(text)]))
  const take = (name: string) => {
    const rows = tables.get(name) ?? []
    tables.delete(name)
    return rows
  }
  const [profile] = take('profile')
  if (profile) {
    const { 'First Name': first = '', 'Last Name': last = '', Headline = '', Summary = '' } = profile
    const place = profile['Geo Location'] || profile['Zip Code'] || profile.Address || ''
    builder.draft.person = { name: `${first} ${last}`.trim(), headline: Headline, place }
    if (Summary) builder.summary(Summary)
    builder.leave(profile.Websites)
  }
  const email = take('email addresses').find((row) => row.Primary !== 'No')?.['Email Address']
  const phone = take('phonenumbers')[0]?.Number
  builder.draft.person = { ...builder.draft.person, ...(email ? { email } : {}), ...(phone ? { phone } : {}) }
  for (const row of take('positions')) {
    builder.experience(row.Title ?? '', row['Company Name'] ?? '', {
      place: row.Location ?? '',
      ...period(row['Started On'], row['Finished On']),
      description: row.Description ?? '',
    })
  }
  for (const row of take('volunteering')) {
    builder.experience(row.Role || 'Ehrenamt', row['Company Name'] ?? row.Organization ?? '', {
      ...period(row['Started On'], row['Finished On']),
      description: row.Description ?? '',
    })
  }
  for (const row of take('education')) {
    const description = [row.Notes, row.Activities].filter(Boolean).join('\n')
    builder.education(row['Degree Name'] || 'Abschluss', row['School Name'] ?? '', {
      ...period(row['Start Date'], row['End Date']),
      description,
    })
  }
  for (const row of take('skills')) builder.skill(row.Name ?? '', null)
  for (const row of take('languages')) {
    builder.language(row.Name ?? '', languageLevel(row.Proficiency ?? ''), row.Proficiency)
  }
  for (const row of take('certifications')) {
    builder.certificate(row.Name ?? '', row.Authority, monthOf(row['Started On'] ?? ''))
    builder.leave(row.Url, row['License Number'])
  }
  for (const row of take('honors')) builder.certificate(row.Title ?? '', undefined, monthOf(row['Issued On'] ?? ''))
  for (const row of take('projects')) {
    const when = [row['Started On'], row['Finished On']].filter(Boolean).join(' – ')
    builder.project(row.Title ?? '', row.Url || undefined, [row.Description, when].filter(Boolean).join('\n'))
  }
  const all = files.filter(({ name }) => !NO_RESUME.test(baseName(name)))
  for (const [name, rows] of tables) {
    if (NO_RESUME.test(name)) continue
    for (const row of rows) builder.leave(...Object.values(row))
  }
  builder.draft.sourceText = all.map(({ name, text }) => `${name}\n${text.trim()}`).join('\n\n')
  const pieces = all.flatMap(({ text }) =>
    rowsOf(text).flatMap((row) => Object.entries(row).map(([label, cell]) => ({ label, text: cell }))),
  )
  return leaveUnread(builder.draft, pieces)
}

/** Some files begin with notes and an empty line before the names of the columns. */
function rowsOf(text: string) {
  return parseCsv(/^\uFEFF?Notes:/.test(text) ? text.slice(text.search(/\r?\n\r?\n/)).trimStart() : text)
}

function period(from: string | undefined, to: string | undefined) {
  return { from: monthOf(from ?? ''), to: monthOf(to ?? '', { isEnd: true }) }
}

function baseName(name: string): string {
  return (name.split('/').at(-1) ?? '').replace(/\.csv$/i, '').toLowerCase()
}
