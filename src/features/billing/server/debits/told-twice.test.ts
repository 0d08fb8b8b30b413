import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MemoryLedger } from '../../../../../tests/factories/bank-history/memory-ledger'
import { likes, tell } from '../../../../../tests/factories/bank-history/tell'
import { type History, histories } from '../../../../../tests/factories/bank-history/truth'
import { readBankFile } from '../bank-files/read-bank-file'

const IBANS = ['DE89370400440532013000', 'DE02500105170137075030']
const DEBITS = ['RE-2026-00021-1', 'RE-2026-00022-1']
const NUMBERS = ['', 'Rechnung RE-2026-00012 Müller', 'Rechnung RE-2026-00013 Müller', 'Rechnung RE-2026-00012']
const WORDS = { purposes: [...NUMBERS, 'Danke schön'], cents: [17731, 17731, 5000], debits: DEBITS, debitCents: 17731 }

/** Reads the downloads, in parts as long as the import's or so short that each file has several. */
function read(history: History, partSize: number): MemoryLedger {
  const ledger = new MemoryLedger({ ibans: IBANS, debits: DEBITS }, partSize)
  for (const { name, bytes, told } of tell(history, IBANS)) {
    const reading = readBankFile(name, bytes)
    if ('fault' in reading) throw new Error(reading.fault)
    reading.documents.forEach((document, index) => {
      ledger.read(document, told[index] ?? [])
    })
  }
  return ledger
}

type Account = { told: Set<number>; counted: number; asked: number }

/** How many indistinguishable bookings were reported, how often they count, and how often a person is asked. */
function accountsOf({ rows }: MemoryLedger, history: History): Account[] {
  const groups = likes(history)
  const accounts = new Map<number, Account>()
  for (const { truth, verdict, isSum } of rows) {
    for (const { id } of truth) {
      const group = groups.get(id) ?? id
      const account = accounts.get(group) ?? { told: new Set(), counted: 0, asked: 0 }
      account.told.add(id)
      // A sum of several payments always waits for a person.
      const isAsked = verdict === 'doubtful' || (isSum && verdict !== 'repeated')
      if (isAsked) account.asked += 1
      else if (verdict !== 'repeated') account.counted += 1
      accounts.set(group, account)
    }
  }
  return [...accounts.values()]
}

test('one payment told in two files is applied once or asked, never lost and never doubled', () => {
  fc.assert(
    fc.property(histories(WORDS, { accounts: 2 }), fc.constantFrom(2, 250), (history, partSize) => {
      const accounts = accountsOf(read(history, partSize), history)
      const doubled = accounts.filter(({ told, counted }) => counted > told.size)
      const lost = accounts.filter(({ told, counted, asked }) => counted + asked < told.size)
      expect({ doubled, lost }).toEqual({ doubled: [], lost: [] })
    }),
    { numRuns: 2000, seed: 20261123 },
  )
}, 120_000)

test('histories have what is hard: repetitions, questions, sums with their payments, and files of several documents', () => {
  const seen = new Set<string>()
  for (const history of fc.sample(histories(WORDS, { accounts: 2 }), { numRuns: 300, seed: 1 })) {
    for (const { verdict } of read(history, 250).rows) seen.add(verdict)
    for (const { told } of tell(history, IBANS)) if (told.length > 1) seen.add('archive')
  }
  expect([...seen].sort()).toEqual(['archive', 'details', 'doubtful', 'new', 'repeated'])
})
