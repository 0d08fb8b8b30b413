import type { Locator, Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { launchBrowser } from '../browser.ts'
import { demo } from '../demo-session.ts'
import { Visitor } from '../visitor.ts'

const password = 'demo-stellwerk-2026'

export const press = (page: Page, name: RegExp) => page.getByRole('button', { name }).first().click()

/** Signs in where the page leads after the session has ended. */
export async function signInAgain(visitor: Visitor, email: string = demo.applicant): Promise<void> {
  await visitor.isAt('/auth/login')
  await visitor.heading('Anmelden')
  await visitor.fill(/^E-Mail-Adresse/, email)
  await visitor.fill(/^Passwort/, password)
  await visitor.press('Anmelden')
}

export type Written = {
  who: string
  /** With what it is about, made when it is a function. */
  path: string | (() => Promise<string>)
  open: (page: Page) => Promise<void>
  label: RegExp
  words: string
  /** The button that finds the session gone. */
  send: string | RegExp
  /** It is written on the page, without a dialog. */
  isOnPage?: boolean
  /** What else is there again. */
  alsoBack?: (page: Page) => Promise<void>
}

/** Somebody writes, their session ends, they sign in again: field and words are back. */
export async function comesBack(each: Written): Promise<void> {
  const path = typeof each.path === 'string' ? each.path : await each.path()
  const browser = await launchBrowser()
  const visitor = await Visitor.open(browser, inject('baseUrl'))
  const { page } = visitor
  await visitor.signIn(each.who, password)
  await visitor.goTo(path)
  await each.open(page)
  const place: Page | Locator = each.isOnPage ? page : page.getByRole('dialog')
  const field = place.getByLabel(each.label)
  await field.fill(each.words)
  await visitor.context.clearCookies()
  await place.getByRole('button', { name: each.send, exact: true }).click()
  await signInAgain(visitor, each.who)
  await expect.poll(() => field.inputValue()).toBe(each.words)
  await each.alsoBack?.(page)
  await visitor.leave(/status of 401/)
  await browser.close()
}
