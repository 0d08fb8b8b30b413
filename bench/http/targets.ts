/** One thing to measure. */
export type Target = { readonly name: string; readonly path: string; readonly isUnique: boolean }

/** Finds the pages to measure like a visitor: the first posting of the search, the first file of its page. */
export async function findTargets(url: string): Promise<Target[]> {
  const jobPath = await findIn(`${url}/search/jobs`, /\/job-posting\/([\w-]+)/)
  const id = jobPath.split('/').at(-1)
  const input = encodeURIComponent(JSON.stringify({ json: { id } }))
  const targets: Target[] = [
    { name: 'job page, anonymous, cached', path: jobPath, isUnique: false },
    { name: 'job page, anonymous, uncached', path: jobPath, isUnique: true },
    { name: 'jobPosting over tRPC', path: `/api/trpc/jobPosting.byId?input=${input}`, isUnique: false },
    { name: 'health', path: '/healthz', isUnique: false },
  ]
  const file = await findIn(url + jobPath, /\/assets\/[\w.-]+\.css/).catch(() => undefined)
  if (file !== undefined) targets.push({ name: 'static file', path: file, isUnique: false })
  return targets
}

async function findIn(address: string, pattern: RegExp): Promise<string> {
  const answer = await fetch(address, { headers: { accept: 'text/html' } })
  const found = pattern.exec(await answer.text())?.[0]
  if (found === undefined) throw new Error(`${address} (${answer.status}) shows nothing like ${pattern}.`)
  return found
}
