import { setTimeout as wait } from 'node:timers/promises'

/** How W3C WebDriver names an element in its messages. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
const PATIENCE_MS = 30_000

/** What WebDriver means by an element. */
export type Element = Record<typeof ELEMENT, string>

/** A key of WebDriver, which are characters for private use. */
export const KEYS = { tab: '\uE004', escape: '\uE00C' } as const

/** In the page: the text of an element in one line, and whether it is seen. */
const WORDS = `
  const words = (element) => (element.getAttribute('aria-label') ?? element.textContent).replace(/\\s+/g, ' ').trim()
  const isSeen = (element) => element.checkVisibility()
`

/**
 * A browser that is spoken to by W3C WebDriver (https://www.w3.org/TR/webdriver2/), as all makers of browsers offer
 * it. Playwright knows only its own builds of Firefox and WebKit, which come from no registry.
 */
export class Remote {
  private readonly session: string
  private readonly baseUrl: string

  private constructor(session: string, baseUrl: string) {
    this.session = session
    this.baseUrl = baseUrl
  }

  /** @param driver the address of the browser's driver */
  static async open(driver: string, capabilities: object, baseUrl: string): Promise<Remote> {
    const { sessionId } = await send(driver, 'POST', '/session', { capabilities: { alwaysMatch: capabilities } })
    const remote = new Remote(`${driver}/session/${sessionId}`, baseUrl)
    await remote.command('POST', '/window/rect', { width: 1440, height: 900 })
    return remote
  }

  close(): Promise<unknown> {
    return this.command('DELETE', '')
  }

  /** Opens a page and waits until React has taken it over. */
  async goTo(path: string): Promise<void> {
    await this.command('POST', '/url', { url: this.baseUrl + path })
    await this.isReady()
  }

  async isReady(): Promise<void> {
    await this.until('ready', () =>
      this.run(
        "return document.readyState !== 'loading' && (!document.querySelector('script[type=module]') || document.querySelector('main[data-ready]') !== null)",
      ),
    )
  }

  async path(): Promise<string> {
    const { pathname, search } = new URL(await this.command('GET', '/url'))
    return pathname + search
  }

  /** Becomes somebody else. */
  async become(cookies: string): Promise<void> {
    await this.command('DELETE', '/cookie')
    for (const each of cookies.split('; ').filter((one) => one !== '')) {
      const [name = '', value] = each.split(/=(.*)/)
      await this.command('POST', '/cookie', { cookie: { name, value, path: '/', httpOnly: true } })
    }
  }

  /** Runs statements in the page. */
  run(script: string, ...args: unknown[]) {
    return this.command('POST', '/execute/sync', { script, args })
  }

  /** What is seen and called so, of elements that a selector names; waits for it. */
  find(selector: string, name: string): Promise<Element> {
    const script = `${WORDS} return [...document.querySelectorAll(arguments[0])].find((each) => isSeen(each) && new RegExp(arguments[1]).test(words(each)))`
    return this.until(`${selector} ${name}`, () => this.run(script, selector, name))
  }

  /** The field with this label. */
  field(label: string): Promise<Element> {
    const script = `${WORDS} return [...document.querySelectorAll('label')].find((each) => isSeen(each) && each.control && new RegExp(arguments[0]).test(words(each)))?.control`
    return this.until(`field ${label}`, () => this.run(script, label))
  }

  async press(name: string): Promise<void> {
    await this.command(
      'POST',
      `/element/${(await this.find('button, a[href], [role=option]', name))[ELEMENT]}/click`,
      {},
    )
  }

  click(element: Element): Promise<unknown> {
    return this.command('POST', `/element/${element[ELEMENT]}/click`, {})
  }

  type(element: Element, text: string): Promise<unknown> {
    return this.command('POST', `/element/${element[ELEMENT]}/value`, { text })
  }

  /** Keys pressed together, wherever the focus is. */
  async keys(...keys: readonly string[]): Promise<void> {
    const down = keys.map((value) => ({ type: 'keyDown', value }))
    const up = keys.toReversed().map((value) => ({ type: 'keyUp', value }))
    await this.command('POST', '/actions', { actions: [{ type: 'key', id: 'keys', actions: [...down, ...up] }] })
  }

  sees(text: string): Promise<unknown> {
    return this.until(text, () => this.run('return document.body.innerText.includes(arguments[0])', text))
  }

  /** Asks until the answer is something. */
  async until<Value>(what: string, ask: () => Promise<Value>): Promise<NonNullable<Value>> {
    for (const end = performance.now() + PATIENCE_MS; performance.now() < end; await wait(50)) {
      // Between two pages nothing can be asked.
      const answer = await ask().catch(() => undefined)
      if (answer) return answer
    }
    throw new Error(`waited for: ${what}`)
  }

  private command(method: string, path: string, body?: object) {
    return send(this.session, method, path, body)
  }
}

async function send(base: string, method: string, path: string, body?: object) {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(base + path, { method, ...(body && { headers, body: JSON.stringify(body) }) })
  const { value } = JSON.parse(await answer.text())
  if (!answer.ok) throw new Error(`${path}: ${value.error}, ${value.message}`)
  return value
}
