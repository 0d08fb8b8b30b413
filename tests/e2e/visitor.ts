import type { Browser, BrowserContext, ConsoleMessage, Page } from 'playwright-core'
import { expect } from 'vitest'
import { settled, watchRequests } from './settled.ts'

/** Width and height of a laptop, used for the journeys. */
const viewport = { width: 1440, height: 900 }

/** A person with their own browser: own cookies, own address (see browser.ts), and every page error is recorded. */
export class Visitor {
  readonly context: BrowserContext
  readonly page: Page
  readonly faults: string[] = []
  private readonly baseUrl: string

  private constructor(context: BrowserContext, page: Page, baseUrl: string) {
    this.context = context
    this.page = page
    this.baseUrl = baseUrl
    page.setDefaultTimeout(20_000)
    watchRequests(page)
    page.on('pageerror', (error) => this.faults.push(`${page.url()}: ${error}`))
    page.on('console', (message) => {
      if (message.type() !== 'error' || isRefusal(message) || isOfTheMachine(message.text())) return
      this.faults.push(`${page.url()}: ${message.text()}`)
    })
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (url.protocol.startsWith('http') && url.origin !== baseUrl)
        this.faults.push(`third-party request ${request.url()}`)
    })
  }

  static async open(browser: Browser, baseUrl: string): Promise<Visitor> {
    return Visitor.in(await browser.newContext({ viewport, locale: 'de-DE' }), baseUrl)
  }

  /** With a browser of other properties. */
  static async in(context: BrowserContext, baseUrl: string): Promise<Visitor> {
    return new Visitor(context, await context.newPage(), baseUrl)
  }

  /** @param target a path, or a complete address from a mail */
  async goTo(target: string): Promise<void> {
    const address = target.startsWith('http') ? target : this.baseUrl + target
    await this.page.goto(address).catch(async (error: unknown) => {
      if (!isOfTheMachine(String(error))) throw error
      await this.page.goto(address)
    })
    await this.settled()
  }

  /** Waits until the page can be used (see settled.ts); `goTo` does it after every new document. */
  async settled(): Promise<void> {
    await settled(this.page)
  }

  async heading(name: string | RegExp): Promise<void> {
    await this.page.getByRole('heading', { level: 1, name }).waitFor()
  }

  async fill(label: string | RegExp, value: string): Promise<void> {
    const field = this.page.getByLabel(label, { exact: typeof label === 'string' }).filter({ visible: true })
    await field.first().fill(value)
  }

  /** First and last name of a registration; the last word is the last name. */
  async fillName(name: string): Promise<void> {
    const words = name.split(' ')
    await this.fill(/^Vorname/, words.slice(0, -1).join(' '))
    await this.fill(/^Nachname/, words.at(-1) ?? '')
  }

  async press(name: string | RegExp): Promise<void> {
    await this.page
      .getByRole('button', { name, exact: typeof name === 'string' })
      .first()
      .click()
  }

  async follow(name: string | RegExp): Promise<void> {
    await this.page
      .getByRole('link', { name, exact: typeof name === 'string' })
      .first()
      .click()
  }

  /** Waits for a text of the page; what somebody typed into a large field is none, though React writes it into the document. */
  async sees(text: string | RegExp): Promise<void> {
    await this.page.getByText(text).and(this.page.locator(':not(textarea)')).filter({ visible: true }).first().waitFor()
  }

  get path(): string {
    return new URL(this.page.url()).pathname
  }

  async isAt(path: string | RegExp): Promise<void> {
    await this.page.waitForURL((url) => (typeof path === 'string' ? url.pathname === path : path.test(url.pathname)))
  }

  async signIn(email: string, password: string): Promise<void> {
    await this.goTo('/auth/login')
    await this.fill(/^E-Mail-Adresse/, email)
    await this.fill(/^Passwort/, password)
    await this.press('Anmelden')
    await this.isAt(/^\/(?:app|super)/)
  }

  /**
   * Ends the visit; page errors fail the test.
   * @param expected what the browser reports about requests that were meant to fail
   */
  async leave(expected?: RegExp): Promise<void> {
    // What a test still answers for the server would fail after it.
    await this.context.unrouteAll({ behavior: 'ignoreErrors' })
    await this.context.close()
    expect(this.faults.filter((fault) => !expected?.test(fault))).toEqual([])
  }
}

/**
 * The browser cuts all connections whenever this machine gets or loses a network of whatever kind, as when somebody
 * starts a container beside us.
 */
export function isOfTheMachine(fault: string): boolean {
  return fault.includes('net::ERR_NETWORK_CHANGED')
}

/** The browser reports every answer of 400 and more; for a procedure that refuses invalid input, that is no error. */
function isRefusal(message: ConsoleMessage): boolean {
  return /status of 4\d\d/.test(message.text()) && message.location().url.includes('/api/')
}
