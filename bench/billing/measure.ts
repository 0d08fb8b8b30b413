// The measured process of `npm run bench:billing`; see ../billing.ts.
import os from 'node:os'
import { collectionXml } from '~/features/billing/debit/pain008'
import { ciiInvoice } from '~/features/billing/invoice/cii'
import { setInvoice } from '~/features/billing/server/documents/set-letter'
import { stopPdfWorker } from '~/platform/server/typst/compile-pdf'
import { sampleDebits, sampleInvoice } from '../../tests/factories/invoice-document'

const INVOICES = Number(process.argv[2] ?? 10_000)
const XMLS = 10_000
const DEBITS = 10_000

type Row = {
  what: string
  count: number
  seconds: number
  'CPU seconds': number
  'MB before': number
  'MB at most': number
}
const rows: Row[] = []

/** Runs a piece of work and records its time, its CPU time including threads, and the peak memory of the process. */
async function measure(what: string, count: number, work: () => Promise<void> | void) {
  const first = process.memoryUsage.rss()
  let most = first
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss())
  }, 200)
  const before = process.cpuUsage()
  const start = performance.now()
  await work()
  const seconds = (performance.now() - start) / 1000
  const { user, system } = process.cpuUsage(before)
  clearInterval(watch)
  most = Math.max(most, process.memoryUsage.rss())
  rows.push({
    what,
    count,
    seconds: Math.round(seconds * 10) / 10,
    'CPU seconds': Math.round((user + system) / 100_000) / 10,
    'MB before': Math.round(first / 1024 / 1024),
    'MB at most': Math.round(most / 1024 / 1024),
  })
}

let bytes = 0
await measure('invoices as XML', XMLS, () => {
  for (let index = 0; index < XMLS; index += 1) bytes += ciiInvoice(sampleInvoice(index), 'xrechnung').length
})
await measure('one pain.008 file', DEBITS, () => {
  bytes += collectionXml(sampleDebits(DEBITS)).length
})
await measure('invoices as PDF/A-3 with XML', INVOICES, async () => {
  for (let index = 0; index < INVOICES; index += 1) bytes += (await setInvoice(sampleInvoice(index))).length
})
await stopPdfWorker()
console.log(
  `${os.cpus().length} cores, Node ${process.version}, load ${os.loadavg()[0]?.toFixed(1)}, ${Math.round(bytes / 1024 / 1024)} MB written.\n`,
)
console.table(rows)
