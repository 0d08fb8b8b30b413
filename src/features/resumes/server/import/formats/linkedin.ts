import { type Draft, draftOf } from '../draft.ts'
import { leaveUnread } from '../left-over.ts'
import { languageLevel, monthOf } from '../words.ts'
import { baseName, cellOf, fileKind, type LinkedInFile, type Row, rowsOf } from './linkedin-columns.ts'

export type CsvFile = { name: string; text: string }

/** Files of the export about other people or clicks, which do not belong in a résumé. */
const NO_RESUME =
  /connection|message|invitation|(?:^|\W)ads?(?:[\s_.]|$)|reactions|comment|shares|login|search|device|receipt|inference|follow|contact|registration|saved|votes|endorse|recommendations?_given|^events|job.?(?:applica|seeker|posting)|verification|rich_media|identity|kontakte|verbindungen|nachrichten|einladungen|anzeigen|reaktionen|kommentare|anmeldungen|suchanfragen|bewerbungen/i

/** LinkedIn's "Datenexport": CSV files, each a table; archives differ in folders, names and language. */
export function readLinkedIn(files: readonly CsvFile[]): Draft {
  const builder = draftOf('linkedin')
  const own = files.filter(({ name }) => !NO_RESUME.test(baseName(name)))
  const tables = own.map(({ name, text }) => ({ kind: fileKind(name), rows: rowsOf(text) }))
  const rows = (kind: LinkedInFile) => tables.filter((table) => table.kind === kind).flatMap((table) => table.rows)
  readPerson(rows, builder)
  for (const row of rows('positions')) {
    builder.experience(cellOf(row, 'title'), cellOf(row, 'company'), {
      place: cellOf(row, 'place'),
      ...period(row),
      description: cellOf(row, 'description'),
    })
  }
  for (const row of rows('volunteering')) {
    builder.experience(cellOf(row, 'role') || 'Ehrenamt', cellOf(row, 'company'), {
      ...period(row),
      description: cellOf(row, 'description'),
    })
  }
  for (const row of rows('education')) {
    builder.education(cellOf(row, 'degree') || 'Abschluss', cellOf(row, 'school'), {
      ...period(row),
      description: [cellOf(row, 'notes'), cellOf(row, 'activities')].filter(Boolean).join('\n'),
    })
  }
  for (const row of rows('skills')) builder.skill(cellOf(row, 'name'), null)
  for (const row of rows('languages')) {
    const level = cellOf(row, 'proficiency')
    builder.language(cellOf(row, 'name'), languageLevel(level), level)
  }
  for (const row of rows('certifications')) {
    builder.certificate(cellOf(row, 'name'), cellOf(row, 'authority') || undefined, monthOf(cellOf(row, 'from')))
    builder.leave(cellOf(row, 'url'), cellOf(row, 'licence'))
  }
  for (const row of rows('honors')) {
    builder.certificate(cellOf(row, 'title'), undefined, monthOf(cellOf(row, 'issued')))
  }
  for (const row of rows('projects')) {
    const when = [cellOf(row, 'from'), cellOf(row, 'to')].filter(Boolean).join(' – ')
    const description = [cellOf(row, 'description'), when].filter(Boolean).join('\n')
    builder.project(cellOf(row, 'title'), cellOf(row, 'url') || undefined, description)
  }
  for (const { kind, rows: others } of tables) {
    if (kind === null) for (const row of others) builder.leave(...Object.values(row))
  }
  builder.draft.sourceText = own.map(({ name, text }) => `${name}\n${text.trim()}`).join('\n\n')
  const pieces = tables.flatMap((table) =>
    table.rows.flatMap((row) => Object.entries(row).map(([label, cell]) => ({ label, text: cell }))),
  )
  return leaveUnread(builder.draft, pieces)
}

function readPerson(rows: (kind: LinkedInFile) => Row[], builder: ReturnType<typeof draftOf>) {
  const [profile] = rows('profile')
  const email = cellOf(
    rows('emails').find((row) => !/^(?:no|nein)$/i.test(cellOf(row, 'isPrimary'))),
    'email',
  )
  const phone = cellOf(rows('phones')[0], 'number')
  builder.draft.person = {
    ...(profile && {
      name: `${cellOf(profile, 'firstName')} ${cellOf(profile, 'lastName')}`.trim(),
      headline: cellOf(profile, 'headline'),
      place: cellOf(profile, 'place'),
    }),
    ...(email && { email }),
    ...(phone && { phone }),
  }
  const summary = cellOf(profile, 'summary')
  if (summary) builder.summary(summary)
  builder.leave(cellOf(profile, 'websites'))
}

function period(row: Row) {
  return { from: monthOf(cellOf(row, 'from')), to: monthOf(cellOf(row, 'to'), { isEnd: true }) }
}
