import fs from 'node:fs'
import os from 'node:os'
import readline from 'node:readline'
import { parseArgs } from 'node:util'
import { type ImportResult, importJobPostings } from '~/features/integrations/server/import/import-job-postings'
import { currentTime } from '~/lib/current-time'
import { readDatabaseClock } from '~/platform/server/database/clock'
import { workDatabase } from '~/platform/server/database/db'
import { bringUpToDate } from '~/platform/server/database/migration/bring-up-to-date'
import { OperatorError, report, say } from '~/platform/server/process/report'
import type { Task } from './command'

const PROGRESS_EVERY_MS = 1000

/** `import:job-postings FILE.jsonl [--create-companies]`: imports schema.org JobPostings, one per line. */
export async function importPostings({ args, databaseUrls, root }: Task): Promise<number> {
  const { file, createCompanies } = read(args)
  await bringUpToDate(databaseUrls, root, report)
  // Lower priority than the server when both want the processor.
  os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL)
  const { db, pool } = workDatabase()
  await readDatabaseClock(pool)
  const started = performance.now()
  let shownAt = started
  const result = await importJobPostings(db, linesOf(file), {
    createCompanies,
    now: currentTime(),
    onProblem: (line, reason) => say(`  Zeile ${line}: ${reason}`),
    onProgress: (soFar) => {
      if (performance.now() - shownAt < PROGRESS_EVERY_MS) return
      shownAt = performance.now()
      say(`  ${count(soFar.lines)} Zeilen gelesen, ${rate(soFar, started)}`)
    },
  })
  // Running servers render the affected pages again.
  say(
    `${count(result.lines)} Zeilen: ${count(result.created)} neu, ${count(result.updated)} geändert, ${count(result.unchanged)} unverändert, ${count(result.failed)} fehlerhaft` +
      `${result.ended > 0 ? `; ${count(result.ended)} davon schon abgelaufen` : ''}. ${count(result.companies)} Unternehmen angelegt. ${rate(result, started)}.`,
  )
  return result.failed === 0 ? 0 : 2
}

function read(args: readonly string[]) {
  const usage = 'Aufruf: npm run import:job-postings -- DATEI.jsonl [--create-companies]'
  const { values, positionals } = parse(args, usage)
  const [file] = positionals
  if (file === undefined || positionals.length > 1) throw new OperatorError(usage)
  if (!fs.statSync(file, { throwIfNoEntry: false })?.isFile())
    throw new OperatorError(`Die Datei ${file} gibt es nicht.`)
  return { file, createCompanies: values['create-companies'] }
}

function parse(args: readonly string[], usage: string) {
  try {
    const options = { 'create-companies': { type: 'boolean', default: false } } as const
    return parseArgs({ args: [...args], allowPositionals: true, options })
  } catch {
    throw new OperatorError(usage)
  }
}

/** Opened with the first line: lines that readline reads earlier would be lost. */
async function* linesOf(file: string): AsyncGenerator<string> {
  yield* readline.createInterface({ input: fs.createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY })
}

function rate({ lines }: ImportResult, started: number): string {
  const seconds = (performance.now() - started) / 1000
  return `${count(Math.round(lines / Math.max(seconds, 0.001)))} Zeilen je Sekunde`
}

function count(number: number): string {
  return number.toLocaleString('de-DE')
}
