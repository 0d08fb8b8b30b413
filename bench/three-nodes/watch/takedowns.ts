import { setTimeout as wait } from 'node:timers/promises'
import type { People } from '../load/people.ts'

/** So long something taken down may still be shown, milliseconds. */
const PROMISED_MS = 2_000
/** How long each change is looked at on every node, milliseconds. */
const LOOKED_AT_MS = 6_000
const LOOK_EVERY_MS = 100

/** A page that still showed a posting; `late` in milliseconds after it was taken down. */
export type Shown = { at: number; node: string; posting: string; late: number }
/** When a change was seen on a node. */
export type Arrival = { at: number; node: string; what: 'down' | 'up'; after: number }

type Options = {
  url: string
  /** Also the balancer: what it shows is what people see. */
  nodes: readonly Node[]
  company: People['company']
}

type Node = { name: string; url: string }

/**
 * Takes postings down and puts them back, one after the other, and asks every node directly for their pages all the
 * time, as a visitor without a session whose pages are kept in memory.
 */
export function watchTakedowns({ url, nodes, company }: Options) {
  const shown: Shown[] = []
  const arrivals: Arrival[] = []
  let changes = 0
  let isOver = false
  const watching = watch()
  return {
    shown,
    arrivals,
    changes: () => changes,
    async stop() {
      isOver = true
      await watching
    },
  }

  async function watch(): Promise<void> {
    for (let turn = 0; !isOver; turn += 1) {
      const posting = company.postings[turn % company.postings.length]
      if (!posting) throw new Error('The company has no posting.')
      // So that every node keeps its page.
      await Promise.all(nodes.map((node) => shows(node, posting.id)))
      for (const what of ['down', 'up'] as const) {
        const at = await change(what, posting.id)
        if (at === null) return
        changes += 1
        await Promise.all(nodes.map((node) => follow(node, posting.id, what, at)))
      }
    }
  }

  /** Until it is acknowledged; then its time, or null when everything is over. */
  async function change(what: 'down' | 'up', id: string): Promise<number | null> {
    for (; !isOver; await wait(LOOK_EVERY_MS)) {
      const answer = await fetch(`${url}/api/trpc/jobPosting.${what === 'down' ? 'pause' : 'resume'}`, {
        method: 'POST',
        headers: { cookie: company.cookie, origin: url, 'content-type': 'application/json' },
        body: JSON.stringify({ json: { id } }),
        signal: AbortSignal.timeout(20_000),
      }).catch(() => null)
      if (answer?.ok) return Date.now()
      if (answer && answer.status < 500) throw new Error(`${what}: ${answer.status} ${await answer.text()}`)
    }
    return null
  }

  async function follow(node: Node, id: string, what: 'down' | 'up', since: number): Promise<void> {
    let isSeen = false
    /** Since when the node could have shown it: one that does not answer shows nothing. */
    let from = since
    while (Date.now() - since < LOOKED_AT_MS && !(isSeen && Date.now() - since > PROMISED_MS) && !isOver) {
      const at = Date.now()
      const isShown = await shows(node, id)
      if (isShown === null) from = Date.now()
      if (isShown === (what === 'up') && !isSeen) {
        isSeen = true
        arrivals.push({ at, node: node.name, what, after: Math.max(0, at - from) })
      }
      if (what === 'down' && isShown && at - since > PROMISED_MS) {
        shown.push({ at, node: node.name, posting: id, late: at - since })
      }
      await wait(LOOK_EVERY_MS)
    }
  }
}

/** Whether a node shows a posting to visitors; null while it shows nothing at all. */
async function shows(node: Node, id: string): Promise<boolean | null> {
  const signal = AbortSignal.timeout(2_000)
  const headers = { accept: 'text/html' }
  try {
    const answer = await fetch(`${node.url}/job-posting/${id}`, { headers, signal, redirect: 'manual' })
    const html = await answer.text()
    return answer.status >= 500 ? null : html.includes('"@type":"JobPosting"')
  } catch {
    return null
  }
}
