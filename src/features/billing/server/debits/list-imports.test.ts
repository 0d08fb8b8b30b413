import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { auditEvent } from '~/platform/server/audit/table'
import { database } from '~/platform/server/database/db'
import { callerFor } from '../../../../../tests/factories/caller'
import { createOperator } from '../../../../../tests/factories/operator'
import { createPlatformAdmin } from '../../../../../tests/factories/user'

const { db } = database()
let desk: ReturnType<typeof callerFor>['directDebit']
let iban = ''
beforeAll(async () => {
  iban = (await createOperator()).iban
  desk = callerFor(await createPlatformAdmin()).directDebit
})

const DAY_MS = 86_400_000
/** The day this many days ago: old statements are ignored. */
const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)

/** A statement with one credit of ten euros. */
function statement(number: number, days: number, openingCents: number, account = iban): string {
  const balance = (type: string, cents: number, day: string) =>
    `<Bal><Tp><CdOrPrtry><Cd>${type}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${(cents / 100).toFixed(2)}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>${day}</Dt></Dt></Bal>`
  return `<Stmt><Id>${number}</Id><ElctrncSeqNb>${number}</ElctrncSeqNb><Acct><Id><IBAN>${account}</IBAN></Id></Acct>${balance('OPBD', openingCents, ago(days + 1))}${balance('CLBD', openingCents + 1000, ago(days))}<Ntry><Amt Ccy="EUR">10.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>${ago(days)}</Dt></BookgDt><AcctSvcrRef>GAP-${number}</AcctSvcrRef></Ntry></Stmt>`
}

async function read(...statements: string[]) {
  const form = new FormData()
  const text = `<Document><BkToCstmrStmt>${statements.join('')}</BkToCstmrStmt></Document>`
  form.set('file', new File([text], 'auszug.xml'))
  return desk.importFile(form)
}

test('B6: balances are shown, a missing statement too, until it is read or a person has looked', async () => {
  await read(statement(12, 9, 0))
  expect((await desk.imports({})).missing).toEqual([])
  await read(statement(14, 7, 2000))
  const { rows, missing } = await desk.imports({})
  expect(rows[0]?.balances).toMatchObject([
    { account: iban, statements: 1, openingCents: 2000, closingCents: 3000, openingOn: ago(8), closingOn: ago(7) },
  ])
  expect(missing).toMatchObject([
    { cents: 1000, from: ago(9), to: ago(7), fromNumber: 12, toNumber: 14, account: iban },
  ])
  await read(statement(13, 8, 1000))
  expect((await desk.imports({})).missing).toEqual([])

  await read(statement(16, 5, 4000))
  const [gap] = (await desk.imports({})).missing
  const id = gap?.id ?? ''
  await desk.settleMissing({ id })
  expect((await desk.imports({})).missing).toEqual([])
  await expect(desk.settleMissing({ id })).rejects.toThrow('fehlt kein Auszug mehr')
  expect(await db.select().from(auditEvent).where(eq(auditEvent.subjectId, id))).toMatchObject([
    { action: 'bank-statement.settled', details: { amountCents: 1000, from: ago(7), to: ago(5) } },
  ])
})

test('B6: of a file with another account as well, ours is read and the other named', async () => {
  const other = 'DE75512108001245126199'
  const result = await read(statement(17, 4, 5000), statement(3, 4, 0, other))
  expect(result).toMatchObject({ unmatched: 1, foreignAccounts: [other] })
  expect((await desk.imports({})).rows[0]).toMatchObject({ foreignAccounts: [other], eventCount: 1, totalCents: 1000 })
})
