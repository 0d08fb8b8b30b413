import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { still } from './settled.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

export type Acts = { clicks: number; typed: number }

/** Counts clicks and fields typed in, until the document is left. */
export async function countActs(page: Page): Promise<void> {
  await page.evaluate(() => {
    const acts = { clicks: 0, typed: new Set<EventTarget | null>() }
    Reflect.set(window, 'acts', acts)
    document.addEventListener('click', (event) => void (event.isTrusted && acts.clicks++), true)
    const isText = (target: EventTarget | null) =>
      target instanceof HTMLTextAreaElement ||
      (target instanceof HTMLInputElement && /text|email|password/.test(target.type))
    document.addEventListener('input', (event) => void (isText(event.target) && acts.typed.add(event.target)), true)
  })
}

/** What was counted since. */
export async function actsOn(page: Page): Promise<Acts> {
  return page.evaluate(() => {
    const acts = Reflect.get(window, 'acts')
    return acts ? { clicks: acts.clicks, typed: acts.typed.size } : { clicks: 0, typed: 0 }
  })
}

/** What axe finds on the page once it stands still. */
export async function violations(page: Page): Promise<string[]> {
  await still(page)
  await giveAxe(page)
  return page.evaluate(async () => {
    const results = await Reflect.get(window, 'axe').run(document, { resultTypes: ['violations'] })
    return results.violations.map(
      ({ id, nodes }: { id: string; nodes: { target: string[]; html: string }[] }) =>
        `${id} at ${nodes[0]?.target.join(' ')}: ${nodes[0]?.html}`,
    )
  })
}

/** Once for each document: it is half a megabyte. */
async function giveAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return
  const session = await page.context().newCDPSession(page)
  await session.send('Runtime.evaluate', { expression: axe })
  await session.detach()
}

/** The height of what the tests of the terms announce to everybody meanwhile, above every page of the app; mostly 0 px. */
export function announcedHeight(page: Page): Promise<number> {
  return page.evaluate(
    () => document.querySelector('section[aria-label="Geänderte Bedingungen"]')?.getBoundingClientRect().height ?? 0,
  )
}
