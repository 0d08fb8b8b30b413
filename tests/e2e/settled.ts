import type { Page, Request } from 'playwright-core'

/** Requests a page waits for; pictures and films are shown without waiting. */
const AWAITED: ReadonlySet<string> = new Set(['document', 'script', 'stylesheet', 'fetch', 'xhr'])

const WITHIN_MS = 20_000

const underWay = new WeakMap<Page, Set<Request>>()

/** From now on `settled` knows what the page waits for. */
export function watchRequests(page: Page): void {
  const requests = new Set<Request>()
  underWay.set(page, requests)
  page.on('request', (request) => {
    // A new document ends everything the previous one waited for.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) requests.clear()
    if (AWAITED.has(request.resourceType())) requests.add(request)
  })
  const forget = (request: Request) => void requests.delete(request)
  page.on('requestfinished', forget)
  page.on('requestfailed', forget)
}

/**
 * Waits until React has hydrated all controls, and no answer is pending: an earlier click could be lost. Does not wait
 * for silence, as `networkidle` does with half a second on every page.
 */
export async function settled(page: Page): Promise<void> {
  const requests = underWay.get(page)
  if (!requests) throw new Error('settled() needs watchRequests() when the page is made')
  const deadline = Date.now() + WITHIN_MS
  for (let isQuiet = false; !isQuiet; ) {
    if (Date.now() > deadline) throw new Error(`still loading: ${[...requests].map((each) => each.url()).join(', ')}`)
    await page.waitForFunction(isTakenOver, undefined, { timeout: WITHIN_MS })
    const wasQuiet = requests.size === 0
    // Rendered content may request more.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    isQuiet = wasQuiet && requests.size === 0
  }
}

/** Waits until nothing fades, slides or grows any more: in between, colours and places are those of neither end. */
export async function still(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // What was just caused begins with the next frame.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    // What turns for ever, or follows a scroll bar, never ends.
    const ending = document
      .getAnimations()
      .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline)
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
    await Promise.all(ending.map((each) => each.finished.catch(() => {})))
  })
}

/** In the page: React has hydrated the main content. Pages without script need no hydration. */
function isTakenOver(): boolean {
  if (document.readyState === 'loading') return false
  return !document.querySelector('script[type="module"]') || document.querySelector('main[data-ready]') !== null
}
