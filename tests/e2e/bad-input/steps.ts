import { expect } from 'vitest'
import type { Visitor } from '../visitor.ts'

/** What browsers report about expected error answers, and about a deliberately lost connection. */
export const refused = /Failed to load resource/

/** Presses twice in quick succession. */
export async function pressTwice(visitor: Visitor, name: string): Promise<void> {
  await visitor.page.getByRole('button', { name, exact: true }).first().dblclick()
}

/** The text of a field is still the typed one. */
export async function stillSays(visitor: Visitor, label: RegExp, text: string): Promise<void> {
  const field = visitor.page.getByLabel(label).filter({ visible: true }).first()
  await expect.poll(() => field.inputValue()).toBe(text)
}

/** Types and saves without a connection, sees the message, and saves when it is back. */
export async function savesAfterLostConnection(
  visitor: Visitor,
  form: { label: RegExp; text: string; button: string | RegExp; saved: RegExp },
): Promise<void> {
  await visitor.context.setOffline(true)
  await visitor.sees(/Keine Verbindung\. Eingaben bleiben stehen/)
  await visitor.fill(form.label, form.text)
  await visitor.press(form.button)
  await visitor.sees('Keine Verbindung zum Server. Die Eingaben sind noch da; bitte noch einmal versuchen.')
  await stillSays(visitor, form.label, form.text)
  await visitor.context.setOffline(false)
  await visitor.page.getByText(/Keine Verbindung\. Eingaben bleiben stehen/).waitFor({ state: 'detached' })
  await visitor.press(form.button)
  await visitor.sees(form.saved)
  await visitor.page.reload()
  await visitor.settled()
  await stillSays(visitor, form.label, form.text)
}

/** Two browsers have the same form open; the second to save is told and keeps the input. */
export async function secondOneIsTold(
  [first, second]: readonly [Visitor, Visitor],
  form: {
    path: string
    label: RegExp
    texts: readonly [string, string]
    button: string | RegExp
    saved: RegExp
    told: RegExp
  },
): Promise<void> {
  await first.goTo(form.path)
  await second.goTo(form.path)
  await first.fill(form.label, form.texts[0])
  await first.press(form.button)
  await first.sees(form.saved)
  await second.fill(form.label, form.texts[1])
  await second.press(form.button)
  await second.sees(form.told)
  await stillSays(second, form.label, form.texts[1])
  await first.goTo(form.path)
  await stillSays(first, form.label, form.texts[0])
}

/** Signs out all other devices of the person. */
export async function endOtherSessions(visitor: Visitor): Promise<void> {
  await visitor.goTo('/app/account')
  const button = visitor.page.getByRole('button', { name: 'Auf allen anderen Geräten abmelden' })
  await button.click()
  await button.waitFor({ state: 'detached' })
}

/** The browser's event when its window is focused again; a session read within five seconds is not read again. */
export async function looksAgain(visitor: Visitor): Promise<string> {
  await visitor.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  return visitor.path
}
