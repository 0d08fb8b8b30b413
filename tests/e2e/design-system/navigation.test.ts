import { describe, expect, inject, it } from 'vitest'
import { expectFocus, prepareMuster } from './muster-page.ts'

const withMuster = prepareMuster()

describe('the palette', () => {
  it('opens on Strg+K, leads where one types and is not loaded before', () =>
    withMuster({}, async (page) => {
      const scripts = () =>
        page.evaluate(
          () => performance.getEntriesByType('resource').filter(({ name }) => /\.[jt]sx?(?:\?|$)/.test(name)).length,
        )
      const before = await scripts()
      await page.keyboard.press('Control+k')
      const field = page.getByRole('combobox', { name: 'Wohin?' })
      await field.waitFor()
      await expect.poll(scripts).toBeGreaterThan(before)
      await expectFocus(page, 'Wohin?')
      await field.fill('impres')
      const first = page.getByRole('listbox', { name: 'Ziele' }).getByRole('option').first()
      await first.filter({ hasText: 'Impressum' }).waitFor()
      await page.keyboard.press('Enter')
      await page.waitForURL('**/imprint')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }))

  it('closes on Escape and gives the focus back', () =>
    withMuster({}, async (page) => {
      await page.getByRole('button', { name: 'Toast info', exact: true }).focus()
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox', { name: 'Wohin?' }).waitFor()
      await expectFocus(page, 'Wohin?')
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await expectFocus(page, 'Toast info')
    }))
})

describe('a table', () => {
  it('puts what can be done with a selection above it, and says how many are selected', () =>
    withMuster({}, async (page) => {
      await page.getByRole('checkbox', { name: 'Alle auswählen' }).check()
      await page.getByText('3 ausgewählt').waitFor()
      await page.getByRole('button', { name: 'Auswahl aufheben' }).click()
      await page.getByText('3 ausgewählt').waitFor({ state: 'detached' })
      await expectFocus(page, 'Personen')
    }))

  it('shows the columns somebody chose, also after loading the page again', () =>
    withMuster({}, async (page) => {
      const column = page.getByRole('columnheader', { name: 'Aufrufe' })
      await page.getByRole('button', { name: 'Spalten' }).click()
      await page.getByRole('dialog', { name: 'Spalten' }).getByRole('checkbox', { name: 'Aufrufe' }).uncheck()
      await column.waitFor({ state: 'detached' })
      await page.reload()
      await page.getByRole('columnheader', { name: 'Status' }).waitFor()
      await column.waitFor({ state: 'detached' })
    }))
})

it('a video waits for somebody to press play, has captions and a picture, and is sent in parts', () =>
  withMuster({}, async (page) => {
    const video = page.locator('video')
    const state = await video.evaluate((element: HTMLVideoElement) => ({
      isPaused: element.paused,
      isAutoplay: element.autoplay,
      hasControls: element.controls,
      hasPoster: element.poster !== '',
      captions: [...element.textTracks].map(({ kind, language }) => `${kind} ${language}`),
    }))
    expect(state).toEqual({
      isPaused: true,
      isAutoplay: false,
      hasControls: true,
      hasPoster: true,
      captions: ['captions de'],
    })
    const source = await video.locator('source').getAttribute('src')
    const part = await fetch(`${inject('baseUrl')}${source}`, { headers: { range: 'bytes=100-199' } })
    expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 100])
  }))
