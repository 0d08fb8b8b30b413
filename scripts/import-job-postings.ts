// `npm run import:job-postings -- FILE.jsonl [--create-companies]`: takes schema.org JobPostings, one a line.

import fs from 'node:fs'
import os from 'node:os'
import readline from 'node:readline'
import { parseArgs } from 'node:util'
import { type ImportResult, loadApplication } from './house/application.ts'
import { ensureBuilt } from './house/build.ts'
import { createCleanup, Stopping } from './house/cleanup.ts'
import { StartError } from './house/data-directory.ts'
import { bringUpToDate, reachDatabase } from './house/database.ts'
import { completeEnvironment, readConfig } from './house/environment.ts'
import { say, sayFailure } from './house/say.ts'
import { onStop } from './house/stop-signals.ts'

process.env.NODE_ENV = 'production'

const PROGRESS_EVERY_MS = 1000

const cleanup = createCleanup(say)
onStop(() => void cleanup.close().finally(() => process.exit(130)))

try {
  const result = await importFile(readArguments())
  await cleanup.close()
  process.exit(result.failed === 0 ? 0 : 2)
} catch (error) {
  if (!(error instanceof Stopping)) sayFailure(error)
  await cleanup.close()
  process.exit(1)
}

function readArguments() {
  const usage = 'Aufruf: npm run import:job-postings -- DATEI.jsonl [--create-companies]'
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { 'create-companies': { type: 'boolean', default: false } },
    })
    const [file] = positionals
    if (file === undefined || positionals.length > 1) throw new StartError(usage)
    if (!fs.statSync(file, { throwIfNoEntry: false })?.isFile())
      throw new StartError(`Die Datei ${file} gibt es nicht.`)
    return { file, createCompanies: values['create-companies'] }
  } catch (error) {
    throw error instanceof StartError ? error : new StartError(usage)
  }
}

async function importFile({ file, createCompanies }: { file: string; createCompanies: boolean }) {
  const config = readConfig()
  await ensureBuilt({ log: say, signal: cleanup.signal })
  const databaseUrls = await reachDatabase(config, cleanup)
  completeEnvironment(config, databaseUrls)
  await bringUpToDate(databaseUrls, say)
  // Behind the server, where both want the processor; the database was started before, as it is for both.
  os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL)
  const application = await cleanup.open('Die Anwendung', loadApplication, (loaded) => loaded.shutdown())
  const started = performance.now()
  let shownAt = started
  const result = await application.importJobPostings({
    lines: linesOf(file),
    createCompanies,
    onProblem: (line, reason) => say(`  Zeile ${line}: ${reason}`),
    onProgress: (soFar) => {
      if (performance.now() - shownAt < PROGRESS_EVERY_MS) return
      shownAt = performance.now()
      say(`  ${count(soFar.lines)} Zeilen gelesen, ${rate(soFar, started)}`)
    },
  })
  say(
    `${count(result.lines)} Zeilen: ${count(result.created)} neu, ${count(result.updated)} geändert, ${count(result.unchanged)} unverändert, ${count(result.failed)} fehlerhaft` +
      `${result.ended > 0 ? `; ${count(result.ended)} davon schon abgelaufen` : ''}. ${count(result.companies)} Unternehmen angelegt. ${rate(result, started)}.`,
  )
  return result
}

/** Opened when the first line is asked for: what readline has read before nobody would get. */
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
