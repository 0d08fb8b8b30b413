import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { settled } from '../settled.ts'
import { hiddenFocus } from './in-sight.ts'

/** More Tab presses than any page has stops. */
const LONGEST_WAY = 200

/**
 * A person without a mouse. Each step first waits until its target is visible, as a person would: keys pressed while a
 * page loads say nothing about its order.
 */
export class Keys {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** Presses Tab until the focus is on the target. */
  async reach(target: Locator): Promise<void> {
    await target.waitFor()
    await expect.poll(() => this.page.evaluate(isWhereKeysGo)).toBe(true)
    await expect
      .poll(() => this.page.evaluate(isPlaceKept), { message: 'the focus fell to the top of the page' })
      .toBe(true)
    for (let presses = 0; presses < LONGEST_WAY; presses += 1) {
      if (await hasFocus(target)) return
      await this.page.keyboard.press('Tab')
      // A message moves out of the way; it may not stay there until it goes by itself.
      if (await this.page.evaluate(hiddenFocus))
        await expect.poll(() => this.page.evaluate(hiddenFocus), { timeout: 2_000 }).toBe(null)
    }
    throw new Error(`Tab never reaches ${target}`)
  }

  /** Waits until the focus arrives by itself: the page removed the focused element. */
  async stands(target: Locator): Promise<void> {
    await target.waitFor()
    await expect.poll(() => hasFocus(target)).toBe(true)
  }

  /** What was pressed is gone with what it did: the focus is on what has taken its place, not at the top of the page. */
  async keepsPlace(): Promise<void> {
    await expect.poll(() => this.page.evaluate(() => document.activeElement !== document.body)).toBe(true)
  }

  async fill(name: string | RegExp, text: string): Promise<void> {
    const field = this.page.getByRole('textbox', { name }).first()
    await this.reach(field)
    await this.page.keyboard.press('Control+a')
    await this.page.keyboard.insertText(text)
  }

  /** A password field has no role of its own. */
  async fillLabelled(label: RegExp, text: string): Promise<void> {
    await this.reach(this.page.getByLabel(label).first())
    await this.page.keyboard.insertText(text)
  }

  /** Takes the first suggestion as soon as it is the expected one. */
  async suggest(name: string | RegExp, text: string, suggestion: RegExp): Promise<void> {
    await this.reach(this.page.getByRole('combobox', { name }).first())
    await this.page.keyboard.type(text)
    // The list for an earlier letter may contain it further down.
    await this.page.getByRole('option').first().filter({ hasText: suggestion }).waitFor()
    await this.page.keyboard.press('ArrowDown')
    await this.page.keyboard.press('Enter')
  }

  /** Chooses in a list by its first letters, as browsers allow. */
  async choose(name: string | RegExp, text: string): Promise<void> {
    const list = this.page.getByRole('combobox', { name }).first()
    await this.reach(list)
    const chosen = () =>
      list.evaluate((element) => (element instanceof HTMLSelectElement ? element.selectedOptions[0]?.text : ''))
    // Letters that come too slowly begin a new word, as for a person: they type it again after a pause.
    await expect
      .poll(
        async () => {
          if (!(await chosen())?.includes(text)) await this.page.keyboard.type(text)
          return chosen()
        },
        { interval: 2_000 },
      )
      .toContain(text)
  }

  async check(name: string | RegExp): Promise<void> {
    const box = this.page.getByRole('checkbox', { name }).first()
    await this.reach(box)
    if (!(await box.isChecked())) await this.page.keyboard.press('Space')
    await expect.poll(() => box.isChecked()).toBe(true)
  }

  /** Arrows move within a group of radios; Tab only enters it. */
  async pick(first: string | RegExp, wanted: string | RegExp): Promise<void> {
    await this.reach(this.page.getByRole('radio', { name: first }).first())
    const target = this.page.getByRole('radio', { name: wanted }).first()
    await this.page.keyboard.press('Space')
    for (let presses = 0; presses < 8 && !(await target.isChecked()); presses += 1) {
      await this.page.keyboard.press('ArrowDown')
    }
    await expect.poll(() => target.isChecked()).toBe(true)
  }

  async press(name: string | RegExp): Promise<void> {
    await this.enter(this.page.getByRole('button', { name, exact: typeof name === 'string' }).first())
  }

  async enter(target: Locator): Promise<void> {
    await this.reach(target)
    await this.page.keyboard.press('Enter')
  }

  /** Until the other page is there: the focus goes to it, and a key meant for its controls would be lost before. */
  async follow(link: Locator): Promise<void> {
    const before = this.page.url()
    await this.enter(link)
    await this.page.waitForURL((url) => url.href !== before)
    await settled(this.page)
  }
}

/** In the page: a dialog that has just opened takes the focus a moment after it is visible, and would take it away. */
function isWhereKeysGo(): boolean {
  const dialog = [...document.querySelectorAll('.dialog-layer[data-modal="true"]:not([data-exiting])')].at(-1)
  return !dialog || dialog.contains(document.activeElement)
}

/** In the page: where Tab was pressed once, every act leaves the focus somewhere; a new document begins at its top. */
function isPlaceKept(): boolean {
  const { body, activeElement } = document
  if (activeElement === body) return body.dataset.tabbed === undefined
  body.dataset.tabbed = ''
  return true
}

function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement)
}
