import axe from 'axe-core'
import { describe, expect, it } from 'vitest'
import { desktop, phone, prepareMuster } from './muster-page.ts'

const withMuster = prepareMuster()

type Finding = { id: string; nodes: { target: unknown }[] }

const looks = [desktop, phone].flatMap((viewport) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ viewport, colorScheme })),
)

describe('the pattern book', () => {
  it.each(looks)('has no findings of axe at $viewport.width px, $colorScheme', (look) =>
    withMuster({ ...look, bypassCSP: true, reducedMotion: 'reduce' }, async (page) => {
      await page.getByRole('textbox', { name: 'Texteditor' }).waitFor()
      await page.evaluate(axe.source)
      const findings = await page.evaluate<Finding[]>(
        `axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }).then((result) => result.violations)`,
      )
      expect(findings.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([])
    }),
  )

  it('does not scroll sideways at 320 px', () =>
    withMuster({ viewport: { width: 320, height: 640 } }, async (page) => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    }))

  it('keeps the chosen theme and shows it from the first paint', () =>
    withMuster({}, async (page) => {
      await page.getByRole('radio', { name: 'Dunkel' }).check()
      await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
      await page.reload({ waitUntil: 'commit' })
      await page.waitForFunction(() => document.body !== null)
      expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark')
    }))

  it('moves through tabs and sorts the table with the keyboard', () =>
    withMuster({}, async (page) => {
      await page.getByRole('tab', { name: 'Überblick' }).focus()
      await page.keyboard.press('ArrowRight')
      const chosen = page.getByRole('tab', { name: 'Verlauf' })
      await expect.poll(() => chosen.getAttribute('aria-selected')).toBe('true')
      await page.getByRole('tabpanel').getByText('Der Verlauf.').waitFor()
      await page.getByRole('button', { name: 'Name', exact: true }).focus()
      await page.keyboard.press('Enter')
      const sorted = page.getByRole('columnheader', { name: 'Name' })
      await expect.poll(() => sorted.getAttribute('aria-sort')).toBe('descending')
    }))
})
