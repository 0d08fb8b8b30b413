import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import type { People } from '../load/people.ts'
import type { Wish } from '../load/plan.ts'

/** Files asked for at a time. */
const AT_ONCE = 4
/** How long one is asked for, milliseconds. */
const ASKED_FOR_MS = 60_000

/** What was acknowledged, and what of it is not there any more. */
export type Account = { acknowledged: number; lost: readonly string[] }

/**
 * Compares everything that the load was told is saved with the database and, for documents, with what they contain.
 * @param url where documents are fetched
 */
export async function checkLedger(
  client: pg.Client,
  url: string,
  wishes: readonly Wish[],
  people: People,
): Promise<Account> {
  const saved = wishes.flatMap(({ person, saved: at }) => (at ?? []).map((each) => pair(person ?? -1, each)))
  const messages = wishes.flatMap(({ message }) => message ?? [])
  const files = wishes.filter(({ file }) => file !== undefined)
  const keptJobs = new Set(
    (
      await client.query<{ pair: string }>(
        `select applicant_profile_id || ' ' || job_posting_id as pair from saved_job_posting
         where applicant_profile_id = any($1)`,
        [people.people.map(({ profile }) => profile)],
      )
    ).rows.map((row) => row.pair),
  )
  const keptMessages = new Set(
    (await client.query<{ id: string }>('select id from message where id = any($1)', [messages])).rows.map(
      ({ id }) => id,
    ),
  )
  const lostFiles: string[] = []
  const open = [...files]
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let wish = open.pop(); wish; wish = open.pop()) {
        if (!(await isThere(url, wish))) lostFiles.push(`document ${wish.file}`)
      }
    }),
  )
  return {
    acknowledged: saved.length + messages.length + files.length,
    lost: [
      ...saved.filter((each) => !keptJobs.has(each)).map((each) => `saved job ${each}`),
      ...messages.filter((id) => !keptMessages.has(id)).map((id) => `message ${id}`),
      ...lostFiles,
    ],
  }

  function pair(person: number, posting: number): string {
    return `${people.people[person]?.profile} ${people.postings[posting]}`
  }
}

/** A site that cannot answer now says nothing about the file: it is asked again. */
async function isThere(url: string, wish: Wish, until = Date.now() + ASKED_FOR_MS): Promise<boolean> {
  const { file, mark = '', cookie = '' } = wish
  const answer = await fetch(`${url}/api/files/resume/${file}`, { headers: { cookie } })
  const text = await answer.text()
  if (answer.status < 500 || Date.now() > until) return answer.ok && text.includes(mark)
  await wait(1_000)
  return isThere(url, wish, until)
}
