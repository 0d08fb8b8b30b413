import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { numbersIn } from '../debits/matching/read-numbers'
import type { BankEvent, BankStatement } from './bank-event'
import { readBankFile } from './read-bank-file'

const GOLDEN = new URL('./golden/', import.meta.url)
const files = readdirSync(GOLDEN).filter((name) => !name.endsWith('.txt'))

/** The result as a readable table: a line for each statement and one for each booking. */
function tableOf(name: string): string {
  const reading = readBankFile(name, readFileSync(new URL(name, GOLDEN)))
  if ('fault' in reading) return `${reading.fault}\n`
  const [document] = reading.documents
  const lines = document?.statements.flatMap((statement) => [headOf(statement), ...statement.events.map(lineOf)]) ?? []
  return `${[document?.format, ...lines].join('\n')}\n`
}

function headOf({ account, edition, openingCents, openingOn, closingCents, closingOn, pendingCount }: BankStatement) {
  const pending = pendingCount > 0 ? ` | ${pendingCount} announced` : ''
  const balances = `${openingOn ?? '-'} ${openingCents ?? '-'} > ${closingOn ?? '-'} ${closingCents ?? '-'}`
  return `account ${account} | edition ${edition ?? '-'} | ${balances}${pending}`
}

function lineOf(event: BankEvent): string {
  const { kind, isCredit, amountCents, oddAmount, bookedOn, valueOn, endToEndId, mandateId, reasonCode } = event
  const numbers = numbersIn(`${event.purpose || event.text} ${endToEndId ?? ''}`)
  const told = [
    `  ${bookedOn} (${valueOn || '-'}) ${kind}${event.isTransfer ? ' by transfer' : ''}${event.isSum ? ' as a sum' : ''}`,
    oddAmount ?? `${isCredit ? '' : '-'}${amountCents}${event.entryCents === null ? '' : ` of ${event.entryCents}`}`,
    `end-to-end ${endToEndId ?? '-'}, mandate ${mandateId ?? '-'}, bank ${event.bankReferences.join(' ') || '-'}`,
    `${event.payerName ?? '-'}, ${event.payerIban ?? '-'}`,
    event.text || '-',
    ...(numbers.includes('RE-2026-00012') ? ['names RE-2026-00012'] : []),
    ...(reasonCode === null ? [] : [`because ${reasonCode}`]),
    ...(event.doubt === null ? [] : [event.doubt]),
  ]
  return told.join(' | ')
}

test.each(files)('%s is read as its table says', (name) => {
  expect(tableOf(name)).toBe(readFileSync(new URL(`${name}.txt`, GOLDEN), 'utf8'))
})

test('each bank and format has its golden file', () => {
  expect(files.map((name) => name.replace(/\.\d\d\.xml$|\.sta$/, ''))).toEqual([
    ...['commerzbank.mt940', 'deutsche-bank.camt054', 'deutsche-bank.mt940', 'hbci4j.camt052', 'ing.mt940'],
    ...['postbank.mt940', 'sparkasse.camt053', 'volksbank.camt053'],
  ])
})
