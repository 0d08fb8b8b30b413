import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startFirefox, startWebKit } from '../../../scripts/engines/starters/browsers.ts'
import { makeDataDirectory } from '../../lifecycle/database-driver.ts'
import { signInDemoAccounts } from '../../setup/demo-cookies.ts'
import { findScreens, type Screen } from '../../setup/screens.ts'
import { type Product, startProduct } from '../../setup/start-product.ts'
import { demoApplicant } from '../demo-applicant.ts'
import { KEYS, Remote } from './remote.ts'
import { momentsOf } from './served-texts.ts'

// The browser tests run in Chromium. These ask the other two engines that people have what only they can answer:
// whether our pages work in them.
const dataDir = makeDataDirectory()
let product: Product
let cookies: Record<string, string>
let screens: readonly Screen[]

beforeAll(async () => {
  product = await startProduct({ DATA_DIR: dataDir, DEMO: 'on', TRUST_PROXY: '1' })
  cookies = await signInDemoAccounts(product.url)
  screens = await findScreens(product.url, cookies)
}, 240_000)
afterAll(async () => {
  await product?.stop()
  fs.rmSync(path.dirname(dataDir), { recursive: true, force: true })
})

const APPLICANT = 'bewerberin@demo.stellwerk.example'
const COMPANY = 'chefin@demo.stellwerk.example'

describe.each([
  ['Firefox', startFirefox],
  ['WebKit', startWebKit],
] as const)('%s', (name, start) => {
  let driver: Awaited<ReturnType<typeof start>>
  let browser: Remote
  beforeAll(async () => {
    driver = await start()
    browser = await Remote.open(driver.address, driver.capabilities, product.url)
  })
  afterAll(async () => {
    await browser?.close()
    await driver?.stop()
  })

  test('takes over every page as the server wrote it, and none is wider than the window', async () => {
    const findings: string[] = []
    let who = ''
    for (const screen of screens) {
      if (screen.who !== who) await browser.become(cookies[screen.who] ?? '')
      who = screen.who
      // A minute may pass between the two answers: only what differs twice is a finding.
      const first = await findingsOn(screen)
      const both = first.length === 0 ? [] : await findingsOn(screen)
      findings.push(...both.filter((each) => first.includes(each)).map((each) => `${who} ${screen.path}: ${each}`))
    }
    expect(findings).toEqual([])
  }, 600_000)

  async function findingsOn({ who, path: address }: Screen): Promise<string[]> {
    const served = await fetch(product.url + address, { headers: { cookie: cookies[who] ?? '' } })
    const moments = momentsOf(await served.text())
    await browser.goTo(address)
    const shown: string = await browser.run('return document.body.textContent')
    const isTooWide = await browser.run('return document.documentElement.scrollWidth > innerWidth')
    return [...moments.filter((moment) => !shown.includes(moment)), ...(isTooWide ? ['wider than the window'] : [])]
  }

  test('a guest searches with suggestions, closes the filters by key, and applies with a file', async () => {
    await browser.become('')
    await browser.goTo('/')
    const words = await browser.field('^Was')
    await browser.type(words, 'Pflegefach')
    await browser.find('[role=option]', '^Pflegefachkraft$')
    await browser.press('^Pflegefachkraft$')
    await browser.click(await browser.find('button', '^Jobs finden$'))
    await browser.find('h2', 'Stellen für')
    await browser.isReady()

    await browser.press('^Filter$')
    await browser.find('[role=dialog], dialog', 'Arbeitszeit')
    await browser.keys(KEYS.escape)
    const focused = () => browser.run('return document.activeElement.textContent.trim()')
    await expect.poll(focused).toBe('Filter')

    const posting = await browser.run('return document.querySelector(\'main a[href^="/job-posting/"]\').pathname')
    await browser.goTo(posting.replace('/job-posting/', '/apply/'))
    await browser.type(await browser.field('^Vorname'), 'Nele')
    await browser.type(await browser.field('^Nachname'), 'Ohm')
    await browser.type(await browser.field('^E-Mail-Adresse'), `nele.${name}@post.example`)
    const place = await browser.field('^Wohnort')
    await browser.type(place, 'herford')
    await browser.find('[role=option]', 'Herford')
    await browser.keys(KEYS.tab)
    await expect.poll(() => browser.run('return arguments[0].value', place)).toMatch(/^\d{5} Herford$/)
    const file = path.join(path.dirname(dataDir), 'zeugnis.pdf')
    fs.writeFileSync(file, '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF')
    await browser.type(await browser.run('return document.querySelector("input[type=file]")'), file)
    await browser.sees('zeugnis.pdf')
    // Refused with a sentence while the file is on its way.
    await browser.until('the check', async () => {
      await browser.press('^Weiter zur Prüfung')
      return browser.run("return document.body.innerText.includes('Stimmt alles?')")
    })
    await browser.press('^E-Mail zur Bestätigung anfordern')
    await browser.sees('Fast geschafft')
  })

  test('what somebody writes is sent, and the answer comes without a reload', async () => {
    await browser.become(cookies[APPLICANT] ?? '')
    await browser.goTo('/app/applicant/messages')
    const thread: string = await browser.run("return document.querySelector('main a[href*=message-reply]').pathname")
    await browser.goTo(thread)
    await browser.type(await browser.run("return document.querySelector('main textarea')"), `Guten Tag aus ${name}`)
    await browser.press('^Nachricht senden$')
    await browser.sees('Nachricht gesendet')
    const company = await demoApplicant(product, COMPANY)
    const answer = { id: randomUUID(), replyToMessageId: thread.split('/').at(-1), body: `Gern gelesen, ${name}` }
    expect(await company.call('conversation.reply', answer)).toMatchObject({ status: 200 })
    await browser.sees(answer.body)
    expect((await company.get(`/app/company/message-reply/${answer.replyToMessageId}`)).text).toContain(
      `Guten Tag aus ${name}`,
    )
  })
})
