import fs from 'node:fs'
import path from 'node:path'
import { MAX_BYTES } from '~/features/integrations/server/occupations/columns'
import {
  type ListFile,
  type ReadList,
  readDirectory,
  readEsco,
} from '~/features/integrations/server/occupations/read-lists'
import { removeLists, writeList } from '~/features/integrations/server/occupations/write-list'
import type { OccupationSource } from '~/features/job-postings/server/occupations/table'
import { readDatabaseClock } from '~/platform/server/database/clock'
import { workDatabase } from '~/platform/server/database/db'
import { bringUpToDate } from '~/platform/server/database/migration/bring-up-to-date'
import { OperatorError, report, say } from '~/platform/server/process/report'
import type { Task } from './command'

const USAGE = 'Aufruf: npm run import:occupations -- VERZEICHNIS, oder npm run import:occupations -- --remove'
const MOST_PROBLEMS_SHOWN = 20
const NAMES: Record<OccupationSource, string> = {
  ba: 'Berufsbenennungen der Bundesagentur für Arbeit',
  esco: 'deutsche Namen der ESCO',
}

/**
 * `import:occupations DIR`: imports official lists of occupations, see docs/operations.md; `--remove` removes them. All
 * files are read and checked before anything is written.
 */
export async function importOccupationLists({ args, databaseUrls, root }: Task): Promise<number> {
  const [argument, ...more] = args
  if (argument === undefined || more.length > 0) throw new OperatorError(USAGE)
  const lists = argument === '--remove' ? null : readLists(argument)
  await bringUpToDate(databaseUrls, root, report)
  const { db, pool } = workDatabase()
  await readDatabaseClock(pool)
  if (lists === null) {
    const removed = await removeLists(db)
    say(
      removed.length === 0
        ? 'Es war nichts importiert.'
        : `Entfernt: ${removed.map((source) => NAMES[source]).join(', ')}.`,
    )
    return 0
  }
  for (const { source, titles } of lists) {
    await writeList(db, source, titles)
    say(`${titles.length.toLocaleString('de-DE')} ${NAMES[source]} übernommen.`)
  }
  say('Alle Stellen werden damit neu gelesen; die Quellen stehen jetzt auf der Seite „Quellen“.')
  return lists.some(({ problems }) => problems.length > 0) ? 2 : 0
}

type List = ReadList & { source: OccupationSource }

function readLists(directory: string): List[] {
  if (!fs.statSync(directory, { throwIfNoEntry: false })?.isDirectory())
    throw new OperatorError(`Das Verzeichnis ${directory} gibt es nicht. ${USAGE}`)
  const titles = fileIn(directory, ['titles.tsv', 'titles.csv'])
  const esco = fileIn(directory, ['esco-occupations-de.tsv', 'occupations_de.csv'])
  const pairs = fileIn(directory, ['kldb-isco-auxco.tsv'])
  if (titles === null && esco === null)
    throw new OperatorError(`In ${directory} steht weder titles.tsv noch esco-occupations-de.tsv.`)
  if (esco !== null && pairs === null)
    throw new OperatorError(`Zu ${esco.name} gehört kldb-isco-auxco.tsv; sie fehlt in ${directory}.`)
  return [
    ...(titles === null ? [] : [checked('ba', readDirectory(titles))]),
    ...(esco === null || pairs === null ? [] : [checked('esco', readEsco(esco, pairs))]),
  ]
}

function checked(source: OccupationSource, read: ReadList | { wrong: string }): List {
  if ('wrong' in read) throw new OperatorError(`${read.wrong} Es bleibt alles, wie es war.`)
  const { titles, problems } = read
  for (const { file, line, reason } of problems.slice(0, MOST_PROBLEMS_SHOWN))
    say(`  ${file}, Zeile ${line}: ${reason}`)
  if (problems.length > MOST_PROBLEMS_SHOWN) say(`  … und ${problems.length - MOST_PROBLEMS_SHOWN} weitere`)
  if (titles.length === 0)
    throw new OperatorError(`Von den ${NAMES[source]} ist keine lesbar. Es bleibt alles, wie es war.`)
  return { source, titles, problems }
}

function fileIn(directory: string, names: readonly string[]): ListFile | null {
  for (const name of names) {
    const file = path.join(directory, name)
    const size = fs.statSync(file, { throwIfNoEntry: false })?.size
    if (size === undefined) continue
    if (size > MAX_BYTES) throw new OperatorError(`${file} ist größer als ${MAX_BYTES / 1_000_000} MB.`)
    return { name, text: fs.readFileSync(file, 'utf8') }
  }
  return null
}
