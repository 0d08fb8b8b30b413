import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { desktop, expectFocus, phone, prepareMuster } from './muster-page.ts'

const withMuster = prepareMuster()
const severities = ['info', 'success', 'warn', 'error', 'secondary', 'contrast'] as const

function show(page: Page, name: string) {
  return page.getByRole('button', { name: `Toast ${name}`, exact: true }).click()
}

const focusedToast = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('.toast')?.textContent ?? 'none')

/** Stops time unless a test lets it run. */
async function stopTheClock(page: Page) {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}

describe('toasts', () => {
  it('have a look for each severity, are announced and can be closed', () =>
    withMuster({}, async (page) => {
      expect(await page.getByRole('region', { name: 'Hinweise' }).getAttribute('aria-live')).toBe('polite')
      for (const severity of severities) {
        await show(page, severity)
        const shown = page.locator(`.toast-${severity}`)
        await shown.waitFor()
        expect(await shown.getAttribute('role')).toBe(severity === 'error' ? 'alert' : 'status')
        await shown.getByRole('button', { name: 'Hinweis schließen' }).click()
        await shown.waitFor({ state: 'detached' })
      }
    }))

  it('of an error stands there at once, beside three that stay', () =>
    withMuster({}, async (page) => {
      for (const severity of ['info', 'warn', 'contrast'] as const) await show(page, severity)
      await page.locator('.toast').nth(2).waitFor()
      await show(page, 'error')
      await page.locator('.toast-error').waitFor({ timeout: 2000 })
      expect(await page.locator('.toast').count()).toBe(4)
    }))

  it.each([desktop, phone])('stand at the bottom right of $width px', (viewport) =>
    withMuster({ viewport }, async (page) => {
      await show(page, 'success')
      const box = await page.locator('.toast').boundingBox()
      if (!box) throw new Error('The toast has no place')
      const right = viewport.width - (box.x + box.width)
      const bottom = viewport.height - (box.y + box.height)
      expect(right).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(24)
      expect(bottom).toBeGreaterThanOrEqual(0)
      expect(bottom).toBeLessThanOrEqual(24)
      expect(box.x).toBeGreaterThanOrEqual(0)
    }),
  )

  it('of an error lives 5000 ms, not counting the time under the pointer', () =>
    withMuster({}, async (page) => {
      await stopTheClock(page)
      await show(page, 'error')
      const toast = page.locator('.toast-error')
      await toast.waitFor()
      await page.clock.runFor(4000)
      await toast.hover()
      await page.clock.runFor(60_000)
      expect(await toast.count()).toBe(1)
      await page.mouse.move(5, 5)
      await page.clock.runFor(900)
      expect(await toast.count()).toBe(1)
      await page.clock.runFor(200)
      await toast.waitFor({ state: 'detached' })
    }))

  it('keeps still while the focus is in it', () =>
    withMuster({}, async (page) => {
      await stopTheClock(page)
      await show(page, 'error')
      await page.locator('.toast-error').waitFor()
      await page.keyboard.press('F6')
      await page.clock.runFor(60_000)
      expect(await page.locator('.toast-error').count()).toBe(1)
      await page.keyboard.press('F6')
      await expectFocus(page, 'Toast error')
      await page.clock.runFor(5100)
      await page.locator('.toast-error').waitFor({ state: 'detached' })
    }))

  it('without a life stays', () =>
    withMuster({}, async (page) => {
      await stopTheClock(page)
      await show(page, 'info')
      await page.locator('.toast-info').waitFor()
      await page.clock.runFor(600_000)
      expect(await page.locator('.toast-info').count()).toBe(1)
    }))

  it('has no close button when it is not closable', () =>
    withMuster({}, async (page) => {
      await show(page, 'nicht schließbar')
      await page.locator('.toast').waitFor()
      expect(await page.getByRole('button', { name: 'Hinweis schließen' }).count()).toBe(0)
    }))

  it('lets at most three be seen, the fourth waits; closing keeps the focus among them', () =>
    withMuster({}, async (page) => {
      for (const severity of ['success', 'warn', 'secondary']) {
        await show(page, severity)
        await page.locator(`.toast-${severity}`).waitFor()
      }
      await show(page, 'contrast')
      expect(await page.locator('.toast').count()).toBe(3)
      expect(await page.locator('.toast-contrast').count()).toBe(0)
      await page.keyboard.press('F6')
      await page.keyboard.press('Enter')
      await page.locator('.toast-contrast').waitFor()
      await page.locator('.toast-success').waitFor({ state: 'detached' })
      await expect.poll(() => page.evaluate(() => document.activeElement?.closest('.toast') !== null)).toBe(true)
    }))

  it('lie on each other on a phone: one is seen, an error first; each goes by itself, and keys reach the next', () =>
    withMuster({ viewport: phone }, async (page) => {
      await stopTheClock(page)
      const seen = () => page.locator('.toast').filter({ visible: true }).locator('.toast-title').allInnerTexts()
      await show(page, 'success')
      await show(page, 'mit Lebensdauer')
      await expect.poll(seen).toEqual(['Vergeht von selbst'])
      // Its time is over; the one below stays until it is closed.
      await page.clock.runFor(3100)
      await expect.poll(seen).toEqual(['Veröffentlicht'])
      await show(page, 'error')
      await show(page, 'warn')
      await expect.poll(seen).toEqual(['Fehler'])
      await page.keyboard.press('F6')
      await page.keyboard.press('Enter')
      // The focus moves on a timer, when the next one can be seen.
      await page.clock.runFor(100)
      await expect.poll(seen).toEqual(['Zwei Einträge laufen am Wochenende aus'])
      await expect.poll(() => focusedToast(page)).toContain('Wochenende')
    }))

  it('does what its action says and closes', () =>
    withMuster({}, async (page) => {
      await show(page, 'mit Aktion')
      await page.getByRole('button', { name: 'Rückgängig', exact: true }).click()
      await page.getByText('Wieder da').waitFor()
      await page.getByText('Eintrag gelöscht').waitFor({ state: 'detached' })
    }))

  it('stays usable above a modal dialog', () =>
    withMuster({}, async (page) => {
      await show(page, 'warn')
      await page.getByRole('button', { name: 'Dialog center', exact: true }).click()
      await page.getByRole('button', { name: 'Hinweis schließen' }).click()
      await page.locator('.toast').waitFor({ state: 'detached' })
      expect(await page.getByRole('dialog').count()).toBe(1)
    }))

  it.each([desktop, phone])('leave the buttons that lead on free, $width px wide', (viewport) =>
    withMuster({ viewport }, async (page) => {
      await show(page, 'info')
      await page.locator('.toast').waitFor()
      await page.getByRole('button', { name: 'Dialog bottomright', exact: true }).click()
      const button = page.getByRole('dialog').getByRole('button', { name: 'Vorschau' })
      await button.waitFor()
      const toast = page.locator('.toast')
      await expect.poll(async () => overlap(await button.boundingBox(), await toast.boundingBox())).toBe(0)
      await button.click({ timeout: 5000 })
      await page.getByRole('dialog', { name: 'Vorschau der Einladung' }).waitFor()
    }),
  )
})

type Box = { x: number; y: number; width: number; height: number } | null

/** Overlap of two boxes, px². */
function overlap(a: Box, b: Box): number {
  if (!a || !b) throw new Error('One of them has no place')
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return Math.max(0, width) * Math.max(0, height)
}
