/** How long a page may be answered from memory, and what it shows. */
export type PageDirective = { readonly seconds: number; readonly tags: readonly string[] }

/**
 * Reads the application's `x-page-cache: 60; tags=home,job-posting:1` from an answer.
 *
 * Undefined when the page is not for everybody: no such header, not a page, another status than 200, 404 or 410, or it
 * sets a cookie. What is missing is kept for ten seconds at most, because it may appear.
 */
export function readPageDirective(answer: Response): PageDirective | undefined {
  const header = answer.headers.get('x-page-cache')
  if (header === null || answer.headers.has('set-cookie')) return undefined
  if (!answer.headers.get('content-type')?.startsWith('text/html')) return undefined
  const longest = LONGEST_BY_STATUS.get(answer.status)
  if (longest === undefined) return undefined
  const [, seconds, tags] = /^\s*(\d{1,6})\s*(?:;\s*tags=(.*))?$/.exec(header) ?? []
  if (seconds === undefined || Number(seconds) === 0) return undefined
  return {
    seconds: Math.min(Number(seconds), longest),
    tags: (tags ?? '')
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  }
}

const LONGEST_BY_STATUS = new Map([
  [200, 3600],
  [404, 10],
  [410, 10],
])
