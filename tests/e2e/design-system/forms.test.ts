import { describe, expect, it } from 'vitest'
import { expectFocus, prepareMuster } from './muster-page.ts'

const withMuster = prepareMuster()

/** Specification, section 5: the first column is the field's label. */
const rules = [
  ['Too small, number', 'Bitte geben Sie eine Zahl ein, die mindestens 5 beträgt.'],
  ['Too small, other (empty)', 'Dieses Feld darf nicht leer sein. Bitte geben Sie einen Wert ein.'],
  ['Too big, number', 'Bitte geben Sie eine Zahl ein, die höchstens 10 beträgt.'],
  ['Too big, text', 'Der Text ist zu lang. Maximal erlaubt sind 10 Zeichen.'],
  ['Invalid email', 'Bitte geben Sie eine gültige E-Mail-Adresse ein.'],
  ['Invalid datetime', 'Bitte geben Sie ein gültiges Datum ein.'],
  ['Other invalid string', 'Bitte geben Sie einen gültigen Wert ein.'],
  ['Invalid type, expected number', 'Bitte geben Sie eine Zahl an.'],
  ['Invalid type, other', 'Bitte geben Sie einen gültigen Wert an.'],
  ['Unrecognized keys', 'Die Felder "farbe, form" sind unzulässig.'],
  ['Invalid enum value', 'Bitte wählen Sie einen gültigen Wert aus.'],
  ['Custom', 'Die Eingabe ist ungültig. Bitte überprüfen Sie Ihre Angaben.'],
  ['Any other issue', 'Es ist ein Fehler aufgetreten.'],
] as const

describe('the form of rules', () => {
  it('shows each of the thirteen messages at its field and in a linked summary that takes the focus', () =>
    withMuster({}, async (page) => {
      await page.getByRole('button', { name: 'Prüfen', exact: true }).click()
      const summary = page.getByRole('alert').filter({ hasText: 'Bitte die Angaben prüfen.' })
      await summary.waitFor()
      await expect.poll(() => summary.evaluate((element) => element === document.activeElement)).toBe(true)
      await expect.poll(() => summary.getByRole('link').count()).toBe(rules.length)
      for (const [label, message] of rules) {
        const field = page.getByLabel(label, { exact: true })
        const error = page.locator(`#${await field.getAttribute('id')}-error`)
        await expect.poll(() => error.textContent()).toBe(message)
        await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
        const id = await error.getAttribute('id')
        await expect.poll(() => field.getAttribute('aria-describedby')).toContain(id)
      }
      await summary.getByRole('link', { name: /^Custom:/ }).click()
      const custom = page.getByLabel('Custom', { exact: true })
      await expect.poll(() => custom.evaluate((field) => field === document.activeElement)).toBe(true)

      // What is corrected leaves the summary, and comes back with the next try only; whoever types is left in peace.
      const email = page.getByLabel('Invalid email', { exact: true })
      const links = () => summary.getByRole('link').count()
      await email.fill('jetzt@example.org')
      await expect.poll(links).toBe(rules.length - 1)
      expect(await summary.getByRole('link', { name: /^Invalid email/ }).count()).toBe(0)
      await email.fill('jetzt nicht')
      await expect.poll(() => email.getAttribute('aria-invalid')).toBe('true')
      expect(await links()).toBe(rules.length - 1)
      await expect.poll(() => email.evaluate((field) => field === document.activeElement)).toBe(true)
      await page.getByRole('button', { name: 'Prüfen', exact: true }).click()
      await expect.poll(links).toBe(rules.length)
    }))

  it('complains about a field when it is left, not before and not about others', () =>
    withMuster({}, async (page) => {
      const email = page.getByLabel('Invalid email', { exact: true })
      await email.fill('noch keine')
      expect(await page.getByText('gültige E-Mail-Adresse').count()).toBe(0)
      await email.blur()
      await page.getByText('gültige E-Mail-Adresse').waitFor()
      expect(await page.getByText('Bitte geben Sie eine Zahl an.').count()).toBe(0)
      await email.fill('jetzt@example.org')
      await page.getByText('gültige E-Mail-Adresse').waitFor({ state: 'detached' })
    }))

  it('complains about an empty field when it was emptied or the form is sent, not when it is only passed', () =>
    withMuster({}, async (page) => {
      const empty = page.getByLabel('Too small, other (empty)', { exact: true })
      const complaint = page.getByText('Dieses Feld darf nicht leer sein.')
      await empty.focus()
      await page.keyboard.press('Tab')
      // Leaving the next field checks them all.
      await page.getByLabel('Invalid email', { exact: true }).fill('noch keine')
      await page.keyboard.press('Tab')
      await page.getByText('gültige E-Mail-Adresse').waitFor()
      expect(await complaint.count()).toBe(0)
      // Typed, it is checked when it is left, as if nobody had passed before.
      await empty.fill('etwas')
      await empty.fill('')
      expect(await complaint.count()).toBe(0)
      await empty.blur()
      await complaint.first().waitFor()
    }))
})

describe('fields', () => {
  it('read numbers, amounts and dates as Germans type them', () =>
    withMuster({}, async (page) => {
      const entries = [
        ['Betrag', '1234,5', '1.234,50'],
        ['Zahl', '98765', '98.765'],
        ['Datum', '1.3.27', '01.03.2027'],
        ['Monat', 'Mai 2027', '05/2027'],
      ] as const
      for (const [label, typed, shown] of entries) {
        const field = page.getByLabel(label, { exact: true })
        await field.fill(typed)
        await field.blur()
        await expect.poll(() => field.inputValue()).toBe(shown)
      }
    }))

  it('suggest while one types; arrows and Enter choose, Escape closes', () =>
    withMuster({}, async (page) => {
      const city = page.getByRole('combobox', { name: 'Ort' })
      const options = page.getByRole('listbox').getByRole('option')
      await city.pressSequentially('B')
      await expect.poll(() => options.count()).toBe(3)
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowDown')
      await expect
        .poll(
          async () => (await city.getAttribute('aria-activedescendant')) === (await options.nth(1).getAttribute('id')),
        )
        .toBe(true)
      await page.keyboard.press('Enter')
      await expect.poll(() => city.inputValue()).toBe('Bielefeld')
      await page.keyboard.press('ArrowDown')
      await options.first().waitFor()
      await page.keyboard.press('Escape')
      await expect.poll(() => options.count()).toBe(0)
    }))

  it('slide by step, page and to the ends', () =>
    withMuster({}, async (page) => {
      const slider = page.getByRole('slider', { name: 'Umkreis' })
      await slider.focus()
      await page.keyboard.press('ArrowRight')
      await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe('75 Kilometer')
      // A page step is 25 km, not a number of steps.
      await page.keyboard.press('PageDown')
      await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe('50 Kilometer')
      await page.keyboard.press('PageDown')
      await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe('25 Kilometer')
      await page.keyboard.press('End')
      await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe('200 Kilometer')
    }))

  it('show a password on demand', () =>
    withMuster({}, async (page) => {
      const password = page.getByLabel('Passwort', { exact: true })
      expect(await password.getAttribute('type')).toBe('password')
      await page.getByRole('button', { name: 'Passwort anzeigen' }).click()
      await expect.poll(() => password.getAttribute('type')).toBe('text')
    }))

  it('refuse files of another kind', () =>
    withMuster({}, async (page) => {
      const chooser = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: 'Dateien auswählen' }).click()
      const files = ['Zeugnis.pdf', 'Bild.png'].map((name) => ({ name, mimeType: '', buffer: Buffer.from('x') }))
      await (await chooser).setFiles(files)
      await page.getByText('Zeugnis.pdf').waitFor()
      expect(await page.getByText('Bild.png').count()).toBe(0)
    }))

  it('write rich text with the keyboard', () =>
    withMuster({}, async (page) => {
      const editor = page.getByRole('textbox', { name: 'Texteditor' })
      await editor.click()
      await page.keyboard.press('Control+b')
      await page.keyboard.type('Fett')
      await expect.poll(() => editor.locator('strong').textContent()).toBe('Fett')
      await page.keyboard.press('Enter')
      await page.keyboard.press('Control+k')
      await page.getByLabel('Adresse', { exact: true }).fill('example.org')
      await page.keyboard.press('Enter')
      await expect.poll(() => editor.getByRole('link').getAttribute('href')).toBe('https://example.org')
      await page.getByRole('button', { name: 'Fett (Strg+B)' }).focus()
      await page.keyboard.press('ArrowRight')
      await expectFocus(page, 'Kursiv (Strg+I)')
    }))
})
