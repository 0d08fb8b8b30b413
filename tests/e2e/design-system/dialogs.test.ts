import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { still } from '../settled.ts'
import { desktop, expectFocus, phone, prepareMuster } from './muster-page.ts'

const withMuster = prepareMuster()
const GAP = 12

/** It has taken the focus: keys pressed before would not be meant for it. */
async function open(page: Page, name: string) {
  await page.getByRole('button', { name, exact: true }).click()
  await page.getByRole('dialog').first().waitFor()
  await expect.poll(() => page.evaluate(isFocusInside)).toBe(true)
}

/** Runs in the page. */
function isFocusInside(): boolean {
  return document.activeElement?.closest('[role="dialog"], [role="alertdialog"]') != null
}

async function boxOf(page: Page) {
  const box = await page.locator('.dialog-window').first().boundingBox()
  if (!box) throw new Error('The dialog has no place')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

/** Where it is once it stands still. */
async function restingBox(page: Page) {
  await still(page)
  return boxOf(page)
}

async function dragTitle(page: Page, x: number, y: number) {
  const title = await page.getByRole('heading', { name: 'Kollegen einladen' }).boundingBox()
  if (!title) throw new Error('The title has no place')
  const start = { x: title.x + 10, y: title.y + 10 }
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(start.x + x, start.y + y, { steps: 4 })
  await page.mouse.up()
}

/** Runs in the page: what scrolls and can neither be focused itself nor contains anything that can. */
function unreachable(dialog: Element): string[] {
  return [dialog, ...dialog.querySelectorAll<HTMLElement>('*')]
    .filter((each) => each.scrollHeight > each.clientHeight && getComputedStyle(each).overflowY === 'auto')
    .filter((each) => each.getAttribute('tabindex') !== '0' && !each.querySelector('button, input, select, textarea'))
    .map((each) => each.className)
}

function isGone(page: Page) {
  return page.getByRole('dialog').waitFor({ state: 'detached' })
}

const positions = [
  { position: 'center', x: 0.5, y: 0.5 },
  { position: 'left', x: 0, y: 0.5 },
  { position: 'right', x: 1, y: 0.5 },
  { position: 'top', x: 0.5, y: 0 },
  { position: 'topleft', x: 0, y: 0 },
  { position: 'topright', x: 1, y: 0 },
  { position: 'bottom', x: 0.5, y: 1 },
  { position: 'bottomleft', x: 0, y: 1 },
  { position: 'bottomright', x: 1, y: 1 },
] as const

it.each([desktop, phone])('the nine positions of a dialog at $width px', (viewport) =>
  withMuster({ viewport, reducedMotion: 'reduce' }, async (page) => {
    for (const { position, x, y } of positions) {
      await open(page, `Dialog ${position}`)
      const beside = async () => {
        const box = await boxOf(page)
        const expectedX = GAP + x * (viewport.width - 2 * GAP - box.width)
        const expectedY = GAP + y * (viewport.height - 2 * GAP - box.height)
        return Math.max(Math.abs(box.x - expectedX), Math.abs(box.y - expectedY))
      }
      await expect.poll(beside, { message: position }).toBeLessThan(1.5)
      await page.keyboard.press('Escape')
      await isGone(page)
    }
  }),
)

describe('a dialog', () => {
  it('takes the focus into its first field, closes on Escape and gives the focus back', () =>
    withMuster({}, async (page) => {
      await open(page, 'Dialog center')
      await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('email')
      await page.keyboard.press('Escape')
      await isGone(page)
      await expectFocus(page, 'Dialog center')
    }))

  it('leaves the keyboard where its button was when that goes later, with what was done', () =>
    withMuster({}, async (page) => {
      await open(page, 'Dialog center')
      await page.keyboard.press('Escape')
      await expectFocus(page, 'Dialog center')
      await isGone(page)
      await page.getByRole('button', { name: 'Dialog center', exact: true }).evaluate((button) => button.remove())
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
      await expectFocus(page, 'Dialog left')
    }))

  it('does not close on Escape when told so, and has no close button when not closable', () =>
    withMuster({}, async (page) => {
      await open(page, 'Dialog ohne Escape')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Schließen' }).click()
      await isGone(page)
      await open(page, 'Dialog nicht schließbar')
      expect(await page.getByRole('button', { name: 'Schließen' }).count()).toBe(0)
    }))

  it('scrolls as a whole in a low window, so that title and footer take no room from its fields', () =>
    withMuster({ viewport: { width: 320, height: 256 }, reducedMotion: 'reduce' }, async (page) => {
      await open(page, 'Dialog center')
      const room = () =>
        page.getByRole('dialog').evaluate((dialog) => {
          const all = [dialog, ...dialog.querySelectorAll('*')]
          return Math.max(
            ...all.filter((each) => getComputedStyle(each).overflowY === 'auto').map((each) => each.clientHeight),
          )
        })
      await expect.poll(room).toBeGreaterThan(200)
    }))

  it('lets the keyboard scroll whatever scrolls, also a dialog or a question without any control in it', () =>
    withMuster({ viewport: { width: 320, height: 400 }, reducedMotion: 'reduce' }, async (page) => {
      for (const name of ['Dialog mit viel Inhalt', 'Lange Frage', 'Löschen', 'Seitenbereich', 'Dialog center']) {
        await page.getByRole('button', { name, exact: true }).click()
        const dialog = page.getByRole(/Frage|Löschen/.test(name) ? 'alertdialog' : 'dialog')
        await dialog.waitFor()
        await expect.poll(() => page.evaluate(isFocusInside)).toBe(true)
        await expect.poll(() => dialog.evaluate(unreachable), { message: name }).toEqual([])
        await page.keyboard.press('Escape')
        await dialog.waitFor({ state: 'detached' })
      }
      await open(page, 'Dialog mit viel Inhalt')
      const region = page.getByRole('region', { name: 'Viel Inhalt' })
      await region.waitFor()
      for (let presses = 0; presses < 4; presses += 1) {
        await page.keyboard.press('Tab')
        if (await region.evaluate((element) => element === document.activeElement)) break
      }
      await page.keyboard.press('PageDown')
      await expect.poll(() => region.evaluate((element) => element.scrollTop)).toBeGreaterThan(50)
    }))

  it('keeps the focus inside, also one dialog deeper', () =>
    withMuster({}, async (page) => {
      await open(page, 'Dialog center')
      await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('email')
      for (let presses = 0; presses < 10; presses += 1) {
        await page.keyboard.press('Tab')
        expect(await page.evaluate(isFocusInside)).toBe(true)
      }
      await page.getByRole('button', { name: 'Vorschau' }).click()
      const deeper = page.getByRole('dialog', { name: 'Vorschau der Einladung' })
      await deeper.waitFor()
      await expect.poll(() => deeper.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
      await page.keyboard.press('Escape')
      await deeper.waitFor({ state: 'detached' })
      expect(await page.getByRole('dialog', { name: 'Kollegen einladen' }).count()).toBe(1)
      await expectFocus(page, 'Vorschau')
      await page.keyboard.press('Escape')
      await isGone(page)
    }))

  it('is dragged with the pointer and never leaves the window, even when that shrinks', () =>
    withMuster({ reducedMotion: 'reduce' }, async (page) => {
      await open(page, 'Dialog center')
      const before = await restingBox(page)
      await dragTitle(page, -100, -50)
      await expect.poll(async () => Math.round((await boxOf(page)).x - before.x)).toBe(-100)
      await expect.poll(async () => Math.round((await boxOf(page)).y - before.y)).toBe(-50)
      await dragTitle(page, 3000, 3000)
      await expect.poll(async () => Math.round((await boxOf(page)).right)).toBe(desktop.width)
      await expect.poll(async () => Math.round((await boxOf(page)).bottom)).toBe(desktop.height)
      await page.setViewportSize({ width: 800, height: 600 })
      await expect.poll(async () => (await boxOf(page)).right).toBeLessThanOrEqual(800.5)
      await expect.poll(async () => (await boxOf(page)).bottom).toBeLessThanOrEqual(600.5)
    }))

  it('is moved with the arrow keys', () =>
    withMuster({ reducedMotion: 'reduce' }, async (page) => {
      await open(page, 'Dialog center')
      const before = await restingBox(page)
      await page.getByRole('button', { name: 'Verschieben mit den Pfeiltasten' }).focus()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Shift+ArrowDown')
      await expect.poll(async () => Math.round((await boxOf(page)).x - before.x)).toBe(16)
      await expect.poll(async () => Math.round((await boxOf(page)).y - before.y)).toBe(1)
    }))

  it('is maximised but for its margin and comes back', () =>
    withMuster({ reducedMotion: 'reduce' }, async (page) => {
      await open(page, 'Dialog maximierbar')
      const before = await restingBox(page)
      await page.getByRole('button', { name: 'Maximieren' }).click()
      const whole = { x: GAP, y: GAP, width: desktop.width - 2 * GAP, height: desktop.height - 2 * GAP }
      await expect.poll(() => boxOf(page)).toMatchObject(whole)
      await page.getByRole('button', { name: 'Verkleinern' }).click()
      await expect.poll(() => boxOf(page)).toEqual(before)
    }))

  it('is at most 90 % high and scrolls inside', () =>
    withMuster({ reducedMotion: 'reduce' }, async (page) => {
      await open(page, 'Dialog mit viel Inhalt')
      await expect.poll(async () => (await boxOf(page)).height).toBeLessThanOrEqual(desktop.height * 0.9 + 0.5)
      const body = page.locator('.dialog-body')
      await expect.poll(() => body.evaluate((each) => each.scrollHeight > each.clientHeight)).toBe(true)
    }))

  it('leaves the page usable when it is not modal', () =>
    withMuster({}, async (page) => {
      await open(page, 'Dialog nicht modal')
      expect(await page.getByRole('dialog').getAttribute('aria-modal')).toBeNull()
      await page.getByRole('button', { name: 'Toast success', exact: true }).click()
      await page.locator('.toast-success').waitFor()
      expect(await page.getByRole('dialog').count()).toBe(1)
    }))

  it('closes on Escape when it is not modal, wherever the focus stands', () =>
    withMuster({}, async (page) => {
      const dialog = page.getByRole('dialog')
      await open(page, 'Dialog nicht modal')
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
      await open(page, 'Dialog nicht modal')
      await page.getByRole('button', { name: 'Toast success', exact: true }).focus()
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
    }))

  it.each([
    { reducedMotion: 'no-preference', expected: 0.15 },
    { reducedMotion: 'reduce', expected: 0.00001 },
  ] as const)('fades in $expected s with reduced motion "$reducedMotion"', ({ reducedMotion, expected }) =>
    withMuster({ reducedMotion }, async (page) => {
      await open(page, 'Dialog center')
      const duration = await page
        .locator('.dialog-layer')
        .evaluate((layer) => getComputedStyle(layer).animationDuration)
      expect(Number.parseFloat(duration)).toBeCloseTo(expected, 5)
    }),
  )

  it('with something typed into it asks before Escape or its button throws that away', () =>
    withMuster({}, async (page) => {
      await open(page, 'Dialog center')
      const field = page.getByLabel('E-Mail-Adresse', { exact: true })
      await field.fill('ute@hartmann.example')
      await page.keyboard.press('Escape')
      await page.getByRole('alertdialog', { name: 'Eingaben verwerfen?' }).waitFor()
      await page.getByRole('button', { name: 'Weiter bearbeiten' }).click()
      await page.getByRole('alertdialog').waitFor({ state: 'detached' })
      await expect.poll(() => field.inputValue()).toBe('ute@hartmann.example')
      await page.getByRole('button', { name: 'Schließen' }).click()
      await page.getByRole('button', { name: 'Verwerfen' }).click()
      await isGone(page)
      // The same for a whole page, and only while something differs.
      const rule = page.getByLabel('Custom', { exact: true })
      const before = await rule.inputValue()
      await rule.fill('geändert')
      const link = page.getByRole('link', { name: 'Ein Link', exact: true })
      await link.click()
      await page.getByRole('alertdialog', { name: 'Seite verlassen?' }).waitFor()
      await page.getByRole('button', { name: 'Weiter bearbeiten' }).click()
      await page.getByRole('alertdialog').waitFor({ state: 'detached' })
      await rule.fill(before)
      await link.click()
      await page.waitForURL((url) => url.pathname === '/')
    }))

  it('at the side closes with a press beside it', () =>
    withMuster({}, async (page) => {
      await open(page, 'Seitenbereich')
      await page.mouse.click(100, 500)
      await isGone(page)
    }))
})

describe('a confirmation', () => {
  it.each([
    { button: 'Bestätigen', focus: 'Annehmen', answer: 'angenommen' },
    { button: 'Bestätigen (Ablehnen im Fokus)', focus: 'Ablehnen', answer: 'abgelehnt' },
    { button: 'Löschen', focus: 'Behalten', answer: 'behalten' },
  ])('$button: the focus is on $focus, Enter answers', ({ button, focus, answer }) =>
    withMuster({}, async (page) => {
      await page.getByRole('button', { name: button, exact: true }).click()
      await page.getByRole('alertdialog').waitFor()
      await expectFocus(page, focus)
      await page.keyboard.press('Enter')
      await page.getByRole('alertdialog').waitFor({ state: 'detached' })
      await page.getByText(`Antwort: ${answer}`).waitFor()
      await expectFocus(page, button)
    }),
  )

  it('counts Escape as a no', () =>
    withMuster({}, async (page) => {
      await page.getByRole('button', { name: 'Bestätigen', exact: true }).click()
      await page.getByRole('alertdialog').waitFor()
      await expectFocus(page, 'Annehmen')
      await page.keyboard.press('Escape')
      await page.getByText('Antwort: abgelehnt').waitFor()
    }))
})
