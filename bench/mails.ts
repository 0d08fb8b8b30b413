// `npm run bench:mails [-- ALERTS]`: how many mails per second one process sends to a local mail server that accepts
// everything, with this many alerts waiting, and how fast a reset link is sent meanwhile. In its own PostgreSQL.
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { startSmtpSink } from '../scripts/engines/starters/smtp-sink.ts'
import { openOwnDatabase } from './own-database.ts'
import { percentiles } from './percentiles.ts'

const ALERTS = Number(process.argv[2] ?? 100_000)
const LINKS = 30
const { client, close } = await openOwnDatabase()
const arrivals = new EventTarget()
const sink = await startSmtpSink({
  accept: async (to) => {
    arrivals.dispatchEvent(new Event(to))
  },
})
process.env.SMTP_URL = sink.address
const { database, closeDatabase } = await import('../src/platform/server/database/db.ts')
const { startBus } = await import('../src/platform/server/bus/bus.ts')
const { writeOutbox } = await import('../src/platform/server/mail/outbox.ts')
const { keepSending } = await import('../src/platform/server/mail/keep-sending.ts')
const { mailText } = await import('../src/platform/server/mail/mail.ts')
const stopping = new AbortController()
try {
  await measure()
} finally {
  await closeDatabase()
  await sink.stop()
  await close()
}

async function measure() {
  const { db } = database()
  await writeOutbox(db, [mailTo('search-alert', 'vorlage@test.example')])
  await client.query(`
    insert into outbox_mail (id, recipient, subject, html, text, kind, class, attachments)
    select gen_random_uuid(), 'alert-' || n || '@test.example', subject, html, text, kind, class, attachments
    from outbox_mail, generate_series(2, ${ALERTS}) n`)
  await client.query('vacuum analyze outbox_mail')
  const bus = startBus(console.error)
  const sending = keepSending(db, { mayRun: async () => true, onFailure: console.error }, stopping.signal)
  while (sink.received.length < 200) await wait(20)
  const [begun, from, processor] = [performance.now(), sink.received.length, process.cpuUsage()]
  const waits: number[] = []
  for (let link = 1; link <= LINKS; link += 1) {
    const to = `link-${link}@test.example`
    const arrived = once(arrivals, to)
    const asked = performance.now()
    await writeOutbox(db, [mailTo('reset-password', to)])
    await arrived
    waits.push(performance.now() - asked)
    await wait(500)
  }
  const sent = sink.received.length - from
  const rate = sent / ((performance.now() - begun) / 1000)
  const { user, system } = process.cpuUsage(processor)
  const { p50, p95 } = percentiles(waits)
  console.log(`${Math.round(rate)} mails a second (aim: more than 200), ${ALERTS} alerts waiting`)
  console.log(
    `${((user + system) / 1000 / sent).toFixed(1)} ms of processor time for a mail, the receiving server included`,
  )
  console.log(
    `reset link: median ${Math.round(p50)} ms, 95 % ${Math.round(p95)} ms, longest ${Math.round(Math.max(...waits))} ms (aim: 5,000)`,
  )
  stopping.abort()
  await Promise.all([sending, bus.stop()])
}

function mailTo(kind: 'search-alert' | 'reset-password', to: string) {
  const text = 'Zu Ihrem Suchauftrag gibt es neue Stellen, die wir hier der Reihe nach nennen. '
  return {
    ...{ kind, to, subject: mailText`Neue Stellen`, heading: mailText`Neue Stellen` },
    ...{ blocks: Array.from({ length: 10 }, () => mailText`${text}`), reason: mailText`Suchauftrag.` },
  }
}
