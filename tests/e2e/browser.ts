import { type Browser, type BrowserContext, chromium } from 'playwright-core'
import { findChromium } from '../setup/chromium.ts'
import { ownAddress } from '../setup/own-address.ts'

/** Only the pages under test may cause traffic; the sandbox does not work as root, nor in most containers. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-sync',
]

/** Our modules start fresh for each file, the worker's global object stays. */
const KEPT = Symbol.for('stellwerk.browser-of-worker')

/**
 * The worker's browser (see findChromium). One for all of its files, because starting one took as long as a short test.
 * To the caller it looks like one of its own: closing it closes what the caller opened, and not what a later file has
 * opened while a test that took too long was still ending. It ends with the worker.
 */
export async function launchBrowser(): Promise<Browser> {
  const kept: typeof globalThis & { [KEPT]?: Browser } = globalThis
  if (!kept[KEPT]?.isConnected()) kept[KEPT] = await startBrowser()
  const shared = kept[KEPT]
  const opened: BrowserContext[] = []
  const own: Browser = Object.create(shared)
  own.newContext = async (options) => {
    const context = await shared.newContext(options)
    opened.push(context)
    return context
  }
  own.close = async () => void (await Promise.all(opened.map((context) => context.close())))
  return own
}

/** A browser of the caller's own, who ends it by closing it. */
export async function startBrowser(): Promise<Browser> {
  const { executablePath, env } = await findChromium()
  const browser = await chromium.launch({ executablePath, env: { ...process.env, ...env }, args: flags })
  giveAddresses(browser)
  return browser
}

/** Every context keeps an address of its own, whatever other headers it gets later: limits count by address. */
function giveAddresses(browser: Browser): void {
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (options = {}) => {
    const address = ownAddress()
    const context = await newContext({ ...options, extraHTTPHeaders: { ...address, ...options.extraHTTPHeaders } })
    const setHeaders = context.setExtraHTTPHeaders.bind(context)
    context.setExtraHTTPHeaders = (headers) => setHeaders({ ...address, ...headers })
    return context
  }
}
