// `npm run screenshots`: a picture of every screen for every demo account, 1440 and 390 px wide, light and dark, in
// docs/screenshots/ (not in the repository), with an index.html to browse them.
// npm run screenshots                     starts Stellwerk with its own demo market
// BASE_URL=http://… npm run screenshots   uses a running one
// npm run screenshots -- /super 390       only addresses and sizes that contain these words

import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { findChromium } from '../tests/setup/chromium.ts'
import { signInDemoAccounts } from '../tests/setup/demo-cookies.ts'
import { findScreens, type Screen } from '../tests/setup/screens.ts'
import { startProduct } from '../tests/setup/start-product.ts'

const LOOKS = [
  { name: '1440-light', viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  { name: '1440-dark', viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
  { name: '390-light', viewport: { width: 390, height: 844 }, colorScheme: 'light' },
  { name: '390-dark', viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
] as const

const target = path.resolve(import.meta.dirname, '../docs/screenshots')
const words = process.argv.slice(2)

const { url, stop } = process.env.BASE_URL ? { url: process.env.BASE_URL, stop: async () => {} } : await ownProduct()
const { executablePath, env } = await findChromium()
const browser = await chromium.launch({
  executablePath,
  env: { ...process.env, ...env },
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--hide-scrollbars'],
})
try {
  const cookies = await signInDemoAccounts(url)
  const screens = await findScreens(url, cookies)
  const taken: string[] = []
  for (const who of new Set(screens.map((screen) => screen.who))) {
    const own = screens.filter((screen) => screen.who === who)
    taken.push(...(await takeAll(browser, who, own, cookies[who])))
  }
  fs.mkdirSync(target, { recursive: true })
  fs.writeFileSync(path.join(target, 'index.html'), contactSheet(taken))
  console.log(`${taken.length} Bilder: ${path.join(target, 'index.html')}`)
} finally {
  await browser.close()
  await stop()
}

async function ownProduct() {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'stellwerk-screenshots-'))
  fs.chmodSync(directory, 0o711)
  const product = await startProduct({ DATA_DIR: path.join(directory, 'data'), DEMO: 'on' })
  return {
    url: product.url,
    async stop() {
      await product.stop()
      fs.rmSync(directory, { recursive: true, force: true })
    },
  }
}

async function takeAll(chrome: Browser, who: string, screens: readonly Screen[], cookie: string | undefined) {
  const taken: string[] = []
  const context = await chrome.newContext({ locale: 'de-DE', reducedMotion: 'reduce' })
  if (cookie) await context.setExtraHTTPHeaders({ cookie })
  const page = await context.newPage()
  for (const screen of screens) {
    const looks = LOOKS.filter(({ name }) => words.every((word) => `${screen.path} ${who} ${name}`.includes(word)))
    if (looks.length === 0) continue
    await page.goto(url + screen.path, { waitUntil: 'load' })
    await page.waitForLoadState('networkidle')
    for (const look of looks) taken.push(await take(page, screen, look))
  }
  await context.close()
  return taken
}

async function take(page: Page, screen: Screen, look: (typeof LOOKS)[number]): Promise<string> {
  await page.setViewportSize(look.viewport)
  await page.emulateMedia({ colorScheme: look.colorScheme })
  const file = path.join(screen.who.split('@')[0] ?? 'anonymous', `${fileName(screen.path)}.${look.name}.png`)
  await page.screenshot({ path: path.join(target, file), fullPage: true })
  return file
}

function fileName(address: string): string {
  const name = address.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id').replace(/[^\w-]+/g, '_')
  return name.replace(/^_|_$/g, '') || 'home'
}

function contactSheet(files: readonly string[]): string {
  const pictures = files.map(
    (file) => `<a href="${file}"><img src="${file}" alt="${file}" loading="lazy"><br>${file}</a>`,
  )
  const style =
    'body{font:14px sans-serif;display:grid;grid-template-columns:repeat(auto-fill,minmax(320px,1fr));gap:24px}img{width:100%;max-height:420px;object-fit:cover;object-position:top;border:1px solid #999}'
  return `<!doctype html><meta charset="utf-8"><title>Stellwerk, alle Bildschirme</title><style>${style}</style>${pictures.join('\n')}\n`
}
