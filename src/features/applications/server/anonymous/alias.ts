import { randomInt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Transaction } from '~/platform/server/database/db'
import { application } from '../table'

/** Without letters and digits that look alike, and without those that read as a word or a grade. */
const DIGITS = '23456789'
const LETTERS = 'BCDFGHJKLMNPQRTVWXYZ'

/**
 * A short sign that a company calls somebody without a name by: "7F". Chosen by chance, so that it tells nothing; only
 * for reading, and therefore not unique under all circumstances.
 */
export async function chooseAlias(tx: Transaction, jobPostingId: string): Promise<string> {
  const rows = await tx
    .select({ alias: application.alias })
    .from(application)
    .where(eq(application.jobPostingId, jobPostingId))
  const taken = new Set(rows.map(({ alias }) => alias))
  const pairs = Math.max(1, Math.ceil(Math.log(taken.size * 2 + 1) / Math.log(DIGITS.length * LETTERS.length)))
  for (;;) {
    const alias = Array.from({ length: pairs }, () => pick(DIGITS) + pick(LETTERS)).join('')
    if (!taken.has(alias)) return alias
  }
}

function pick(characters: string): string {
  return characters.charAt(randomInt(characters.length))
}
