import { setImmediate as nextTurn } from 'node:timers/promises'
import type { AdRuleBook } from '~/features/ad-check/schema'
import { adRuleBook } from '~/features/ad-check/server/rules'
import type { Database } from '~/platform/server/database/db'
import { ImportCompanies, noLicense } from './companies'
import { type CompanyLine, keyOf, knownLines } from './known-lines'
import { LineProblem } from './line-problem'
import { requireLawfulAd, requirePay } from './read-ad'
import { type ImportedLine, readLine } from './read-line'
import { type Written, writePostings } from './write-postings'

export type ImportResult = Written & { lines: number; failed: number; companies: number }

export type ImportOptions = {
  now: Date
  /** Creates missing companies, instead of refusing their lines. */
  createCompanies: boolean
  /** A line that could not be imported, counted from one, and why. */
  onProblem: (line: number, reason: string) => void
  /** After every batch. */
  onProgress: (result: ImportResult) => void
}

const BATCH = 500
const AT_A_STRETCH = 20

/**
 * Imports schema.org `JobPosting` objects, one per line. An invalid line is reported and does not stop the rest. May be
 * repeated: postings are identified by company and identifier.
 */
export async function importJobPostings(
  db: Database,
  lines: AsyncIterable<string>,
  options: ImportOptions,
): Promise<ImportResult> {
  const rules = await adRuleBook(db)
  const run = new ImportRun(db, await ImportCompanies.load(db, options), options, rules)
  let batch: ReadLine[] = []
  let number = 0
  // The next batch is read while the database writes one.
  let writing: Promise<void> = Promise.resolve()
  for await (const text of lines) {
    number += 1
    const trimmed = (number === 1 ? text.replace(/^\uFEFF/, '') : text).trim()
    if (trimmed !== '') batch.push(...run.read(number, trimmed))
    // The database's answers wait in the same event loop: only a few lines are read between two of them.
    if (number % AT_A_STRETCH === 0) await nextTurn()
    if (batch.length < BATCH) continue
    const full = batch
    batch = []
    await writing
    writing = run.write(full)
    // A failure is thrown by the next await; until then it must not count as unhandled.
    writing.catch(() => {})
  }
  await writing
  await run.write(batch)
  await run.finish()
  return run.result
}

type ReadLine = { number: number; line: ImportedLine }

class ImportRun {
  readonly #db: Database
  readonly #companies: ImportCompanies
  readonly #options: ImportOptions
  readonly #rules: AdRuleBook
  readonly #met = new Set<string>()
  readonly result: ImportResult = { lines: 0, failed: 0, created: 0, updated: 0, unchanged: 0, ended: 0, companies: 0 }

  constructor(db: Database, companies: ImportCompanies, options: ImportOptions, rules: AdRuleBook) {
    this.#db = db
    this.#companies = companies
    this.#options = options
    this.#rules = rules
  }

  /** The line, or nothing when it is refused. */
  read(number: number, text: string): ReadLine[] {
    this.result.lines += 1
    try {
      const line = readLine(text, this.#options.now)
      requirePay(line, this.#rules, this.#options.now)
      return [{ number, line }]
    } catch (error) {
      this.#fail(number, error)
      return []
    }
  }

  async write(batch: readonly ReadLine[]): Promise<void> {
    await this.#companies.prepare(batch.map(({ line }) => line))
    const isAsBefore = await this.#unchanged(batch)
    const accepted: CompanyLine[] = []
    for (const { number, line } of batch) {
      try {
        if (!isAsBefore.has(number)) requireLawfulAd(line, this.#rules, this.#options.now)
        accepted.push({ companyId: await this.#companies.companyOf(line), line, number })
      } catch (error) {
        this.#fail(number, error)
      }
    }
    const written = await writePostings(this.#db, accepted, this.#options.now)
    for (const { number, line } of written.refused) this.#fail(number, noLicense(line))
    for (const { companyId } of accepted) this.#met.add(companyId)
    this.result.created += written.created
    this.result.updated += written.updated
    this.result.unchanged += written.unchanged
    this.result.ended += written.ended
    this.result.companies = this.#companies.created
    this.#options.onProgress(this.result)
  }

  /** Lines whose ad is online as it was checked: reading it takes longer than all the rest. */
  async #unchanged(batch: readonly ReadLine[]): Promise<Set<number>> {
    const lines = batch.flatMap((each) => {
      const companyId = this.#companies.idOf(each.line)
      return companyId === undefined ? [] : [{ ...each, companyId }]
    })
    const known = await knownLines(this.#db, lines)
    const isAsBefore = (line: CompanyLine) => {
      const before = known.get(keyOf(line))
      return before?.hash === line.line.hash && before.status !== 'expired'
    }
    return new Set(lines.filter(isAsBefore).map(({ number }) => number))
  }

  finish(): Promise<void> {
    return this.#companies.renewLicenses(this.#met)
  }

  #fail(number: number, error: unknown) {
    if (!(error instanceof LineProblem)) throw error
    this.result.failed += 1
    this.#options.onProblem(number, error.message)
  }
}
