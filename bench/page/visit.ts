import type { Browser, CDPSession } from 'playwright-core'

export type PageCost = {
  /** Bytes over the wire, as compressed, without headers. */
  scriptBytes: number
  styleBytes: number
  allBytes: number
  scripts: number
  /** Cumulative layout shift. */
  shift: number
  /** Milliseconds from the navigation: largest contentful paint. */
  paintMs: number
  /** Milliseconds from the navigation until React answers to clicks. */
  readyMs: number
}

const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 }
const CPU_SLOWDOWN = 4
const PATIENCE_MS = 60_000

/** One visit with an empty cache, slow connection and slow processor (1.6 Mbit/s, 150 ms, a quarter of the speed). */
export async function visitSlowly(browser: Browser, url: string): Promise<PageCost> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const wire = await context.newCDPSession(page)
  await wire.send('Network.enable')
  await wire.send('Network.emulateNetworkConditions', LINE)
  await wire.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  const kinds = new Map<string, string>()
  const cost = { scriptBytes: 0, styleBytes: 0, allBytes: 0, scripts: 0 }
  wire.on('Network.responseReceived', ({ requestId, type, response }) => {
    const isScript = type === 'Script' || new URL(response.url).pathname.endsWith('.js')
    kinds.set(requestId, isScript ? 'Script' : type)
    if (isScript) cost.scripts += 1
  })
  wire.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId)
    cost.allBytes += encodedDataLength
    if (kind === 'Script') cost.scriptBytes += encodedDataLength
    if (kind === 'Stylesheet') cost.styleBytes += encodedDataLength
  })
  await page.addInitScript(observe)
  // The page reports it itself: a call from here would load Playwright's own script during the measurement, and its 70
  // ms on a slowed processor would count as the page's.
  await wire.send('Runtime.enable')
  await wire.send('Runtime.addBinding', { name: 'stellwerkSaysReady' })
  await Promise.all([saysReady(wire), page.goto(url, { waitUntil: 'load', timeout: PATIENCE_MS })])
  await page.waitForLoadState('networkidle')
  const seen = await page.evaluate(() => ({
    shift: Number(Reflect.get(window, 'stellwerkShift')),
    paintMs: Number(Reflect.get(window, 'stellwerkPaint')),
    readyMs: Number(Reflect.get(window, 'stellwerkReady')),
  }))
  await context.close()
  return { ...cost, ...seen }
}

function saysReady(wire: CDPSession): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  wire.once('Runtime.bindingCalled', () => resolve())
  setTimeout(() => reject(new Error('The page was not ready in time.')), PATIENCE_MS).unref()
  return promise
}

/** Runs in the page before everything else and stores its observations on `window`. */
function observe() {
  const notes = { stellwerkShift: 0, stellwerkPaint: 0 }
  Object.assign(window, notes)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const value: unknown = Reflect.get(entry, 'value')
      if (typeof value === 'number') notes.stellwerkShift += value
    }
    Object.assign(window, { stellwerkShift: notes.stellwerkShift })
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) Object.assign(window, { stellwerkPaint: entry.startTime })
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  const look = () => {
    const isReady = document.querySelector('main[data-ready]') !== null
    if (!isReady) return void setTimeout(look, 16)
    Object.assign(window, { stellwerkReady: performance.now() })
    Reflect.get(window, 'stellwerkSaysReady')('')
  }
  look()
}
