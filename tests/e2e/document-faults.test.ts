import pg from 'pg'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { Visitor } from './visitor.ts'

const baseUrl = inject('baseUrl')

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('a document that failed stands under "Systemzustand" with its cause and is made again by a button', {
  timeout: 60_000,
}, async () => {
  const number = await failingInvoice()
  const admin = await Visitor.open(browser, baseUrl)
  await admin.signIn('admin@demo.stellwerk.example', 'demo-stellwerk-2026')
  await admin.goTo('/super/system')
  const row = admin.page.getByRole('row', { name: new RegExp(number) })
  await row.waitFor()
  const text = await row.textContent()
  for (const words of ['Die Datei ließ sich nicht ablegen.', 'Error ENOSPC', '7']) expect(text).toContain(words)
  await admin.press(`Rechnung ${number}: Erneut erstellen`)
  await admin.sees(`Rechnung ${number} wird erstellt`)
  await row.waitFor({ state: 'detached', timeout: 40_000 })
  await expect.poll(() => isFiled(number)).toBe(true)
  await admin.leave()
})

/** As after a full disk: an invoice of the demo, older than any other test's, is not filed yet and would wait for hours. */
async function failingInvoice(): Promise<string> {
  const [row] = await query<{ number: string }>(
    `with one as (update invoice set filed_at = null where id = (select id from invoice where gross_cents > 0 and filed_at is not null and issued_on::date < current_date - 7 order by id desc limit 1) returning id, number),
      fault as (insert into document_fault (id, kind, subject_id, cause, trace, attempts, retry_at)
        select gen_random_uuid(), 'invoice', id, 'store', 'Error ENOSPC', 7, now() + interval '5 hours' from one)
      select number from one`,
  )
  if (!row) throw new Error('the demo has no invoice')
  return row.number
}

async function isFiled(number: string): Promise<boolean> {
  const rows = await query<{ filed: boolean }>(
    'select filed_at is not null as filed from invoice where number = $1',
    number,
  )
  return rows[0]?.filed === true
}

async function query<Row extends pg.QueryResultRow>(text: string, ...values: string[]): Promise<Row[]> {
  const client = new pg.Client({ connectionString: inject('databaseUrl') })
  await client.connect()
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end()
  }
}
