import { randomUUID } from 'node:crypto'
import type { App } from '~/platform/server/http/app'

/** The first pages of a process take a second each, for code that is loaded and compiled with them; later ones 30 ms. */
const LIMITS = { rounds: 8, allMs: 10_000, warmMs: 100 }
/** Whoever types words first waits for the lexicon of occupations; any words load it. */
const WORDS = '/search/jobs?was=Koch&wo=Berlin'
const JOB_PAGE = /href="(\/job-posting\/[^"?#]+)"/g

/**
 * Asks for pages of visitors until they come quickly. A balancer sends a node that has just come back everything that
 * is new, because it has the fewest connections; what it does cold then makes it miss the balancer's checks.
 * A page that fails is left to the visitors: why, says `/readyz`.
 * @param origin the address of the product, as visitors write it
 * @returns how many pages came
 */
export async function warmUp(app: App, origin: string): Promise<number> {
  const end = AbortSignal.timeout(LIMITS.allMs)
  let pages = 0
  for (let round = 0; round < LIMITS.rounds && !end.aborted; round += 1) {
    const started = performance.now()
    const hits = await read(`/search/jobs?page=${round + 1}`)
    const paths = [WORDS, '/', '/search/companies', ...jobPages(hits)]
    for (const path of paths) if (!end.aborted) await read(path)
    if ((performance.now() - started) / (paths.length + 1) < LIMITS.warmMs) break
  }
  return pages

  async function read(path: string): Promise<string> {
    const headers = { accept: 'text/html', 'x-request-id': randomUUID(), 'x-client-ip': '127.0.0.1' }
    try {
      const answer = await app.fetch(new Request(new URL(path, origin), { headers }))
      const text = await answer.text()
      if (answer.ok) pages += 1
      return text
    } catch {
      return ''
    }
  }
}

/** Two job pages that a page links to. */
function jobPages(html: string): string[] {
  return [...new Set(Array.from(html.matchAll(JOB_PAGE), (match) => match[1] ?? ''))].slice(0, 2)
}
