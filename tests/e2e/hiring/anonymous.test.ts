import { expect, inject, test } from 'vitest'
import { ownAddress } from '../../setup/own-address.ts'
import { launchBrowser } from '../browser.ts'
import { cookieOf, demo } from '../demo-session.ts'
import { applyAsGuest, asHolderOf, openAs, publishPosting } from './scene.ts'

const baseUrl = inject('baseUrl')
const TELLING = /Wilhelmine|Grünspecht|gruenspecht|Dreherin/

test('a company meets somebody by what they can do, and the person sees when the name is shown', async () => {
  const posting = await publishPosting(`Namenlos ${Date.now().toString(36)} (m/w/d)`, { isAnonymous: true })
  const person = await applyAsGuest(posting.id, ['Wilhelmine', 'Grünspecht'])
  const path = `/app/company/applications?stelle=${posting.id}&bewerbung=${person.applicationId}`
  const company = asHolderOf(cookieOf(demo.companyAdmin))
  const { snapshot } = await company.application.byId.query({ id: person.applicationId })
  const pages = [
    ...[path, `/app/company/applications?stelle=${posting.id}&ansicht=tafel`, '/app/company/dashboard'],
    ...['/app/company/messages', `/api/files/applications?format=csv&stelle=${posting.id}`],
  ]
  for (const page of pages) {
    const headers = { cookie: cookieOf(demo.companyAdmin), ...ownAddress() }
    const answer = await fetch(baseUrl + page, { headers })
    expect(await answer.text(), page).not.toMatch(TELLING)
  }
  const open = await fetch(`${baseUrl}/job-posting/${posting.id}`, { headers: ownAddress() })
  expect(await open.text()).toContain('Dein Name bleibt verborgen, bis du eingeladen bist')
  const browser = await launchBrowser()
  try {
    const applicant = await openAs(browser, person.cookie)
    await applicant.goTo('/app/applicant/applications')
    await applicant.sees(`sieht dich als „Bewerbung ${snapshot.lastName}“`)

    const member = await openAs(browser, cookieOf(demo.companyAdmin))
    await member.goTo(path)
    await member.page.getByRole('heading', { name: `Bewerbung ${snapshot.lastName}` }).waitFor()
    await member.sees('Name verborgen bis zum Gespräch')
    expect(await member.page.content()).not.toMatch(TELLING)
    await member.press('Namen zeigen')
    await member.page.getByRole('heading', { name: 'Wilhelmine Grünspecht' }).waitFor()
    await member.leave()

    await applicant.goTo('/app/applicant/applications')
    await applicant.sees(/sieht seit .+ deinen Namen und deine Unterlagen/)
    await applicant.leave()
  } finally {
    await browser.close()
  }
})
