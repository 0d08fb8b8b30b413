import { randomUUID } from 'node:crypto'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launchBrowser } from '../browser.ts'
import { cookieOf, demo } from '../demo-session.ts'
import { violations } from '../measured.ts'
import { Visitor } from '../visitor.ts'
import { asHolderOf } from './scene.ts'

const run = Date.now().toString(36)

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('two who change one template decide in the open dialog whose text stays', { timeout: 120_000 }, async () => {
  const { application } = asHolderOf(cookieOf(demo.companyAdmin))
  const template = { id: randomUUID(), kind: 'rejection' as const, title: `Absage ${run}`, body: 'Der erste Text.' }
  await application.saveTemplate.mutate({ ...template, version: null })
  const stored = async () => (await application.templates.query()).find(({ id }) => id === template.id)
  const colleagueSaves = async (body: string) =>
    application.saveTemplate.mutate({ ...template, body, version: (await stored())?.version ?? null })

  const visitor = await Visitor.open(browser, inject('baseUrl'))
  const { page } = visitor
  await visitor.signIn(demo.companyMember, 'demo-stellwerk-2026')
  await visitor.goTo('/app/company/templates')
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: template.title }) })
  await card.getByRole('button', { name: 'Bearbeiten' }).click()
  const dialog = page.getByRole('dialog', { name: 'Vorlage bearbeiten' })
  const text = dialog.getByLabel(/^Text/)
  const save = dialog.getByRole('button', { name: 'Vorlage speichern' })
  const other = dialog.getByRole('region', { name: 'Andere Fassung' })

  await text.fill('Meine Worte.')
  await colleagueSaves('Ihre Worte.')
  await save.click()
  await other.getByText('Ihre Worte.').waitFor()
  // However long it gets, what it is for stays in view.
  await expect.poll(async () => (await save.boundingBox())?.y ?? 999).toBeLessThan(page.viewportSize()?.height ?? 0)
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Meine Fassung speichern' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect((await stored())?.body).toBe('Meine Worte.')

  await card.getByText('Meine Worte.').waitFor()
  await card.getByText(/^Zuletzt geändert von Jonas Brandt am /).waitFor()
  await card.getByRole('button', { name: 'Bearbeiten' }).click()
  await text.fill('Noch einmal meine.')
  await colleagueSaves('Wieder ihre.')
  await save.click()
  await other.getByText('Wieder ihre.').waitFor()
  await dialog.getByRole('button', { name: 'Andere Fassung laden' }).click()
  await expect.poll(() => text.inputValue()).toBe('Wieder ihre.')
  await text.fill('Wieder ihre, und meine.')
  await application.deleteTemplate.mutate({ id: template.id })
  await save.click()
  await dialog.getByRole('button', { name: 'Als neue Vorlage speichern' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect((await stored())?.body).toBe('Wieder ihre, und meine.')
  await application.deleteTemplate.mutate({ id: template.id })
  await visitor.leave()
})
