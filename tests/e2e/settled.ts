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

/**
 * Waits until nothing fades, slides or grows any more: in between, colours and places are those of neither end. What moves
 * for longer than two seconds is no step from one to the other. Hydration comes first: buttons that wait for it change
 * their colours then.
 */
export async function still(page: Page): Promise<void> {
  await page.waitForFunction(isTakenOver, undefined, { timeout: WITHIN_MS })
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done))
    // What turns for ever, or follows a scroll bar, never ends.
    const isMoving = ({ playState, timeline, effect }: Animation) =>
      playState === 'running' && timeline === document.timeline && Number.isFinite(effect?.getComputedTiming().endTime)
    // What was just caused begins with the next frame.
    await frame()
    await frame()
    const end = performance.now() + 2_000
    while (performance.now() < end && document.getAnimations().some(isMoving)) await frame()
  })
}

/** In the page: React has hydrated the main content. Pages without script need no hydration. */
function isTakenOver(): boolean {
  if (document.readyState === 'loading') return false
  return !document.querySelector('script[type="module"]') || document.querySelector('main[data-ready]') !== null
}
