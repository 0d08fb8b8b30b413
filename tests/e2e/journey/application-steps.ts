import { readFile } from 'node:fs/promises'
import { expect } from 'vitest'
import type { Visitor } from '../visitor.ts'
import { coverLetter } from './applicant-steps.ts'
import type { Outbox } from './outbox.ts'

/** The company opens the application, reads letter, résumé and attachment, and invites. */
export async function readAndInvite(visitor: Visitor, applicant: string): Promise<void> {
  const { page } = visitor
  await visitor.goTo('/app/company/applications')
  await visitor.follow(applicant)
  const detail = page.getByRole('region', { name: 'Bewerbung' })
  await detail.getByText(coverLetter).waitFor()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    detail.getByRole('link', { name: 'zeugnis.pdf' }).click(),
  ])
  expect((await readFile(await download.path())).toString('latin1')).toMatch(/^%PDF/)
  await detail.getByRole('tab', { name: 'Lebenslauf' }).click()
  await detail.getByText('Dreherei am Teuto').first().waitFor()
  await detail.getByRole('button', { name: 'Zum Gespräch einladen' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Adresse und Treffpunkt/).fill('Tor 2')
  await dialog.getByLabel(/^Nachricht dazu/).fill('Kommen Sie zu einem dieser Termine.')
  await dialog.getByRole('button', { name: 'Einladung senden' }).click()
  await visitor.sees('Einladung gesendet')
}

export async function writeMessage(visitor: Visitor, text: string): Promise<void> {
  await visitor.page.getByRole('tab', { name: 'Nachrichten' }).click()
  await visitor.fill('Ihre Nachricht', text)
  await visitor.press('Nachricht senden')
  await visitor.sees('Nachricht gesendet')
}

/** The applicant sees status and the company's message under "Meine Bewerbungen". */
export async function seesInvitation(visitor: Visitor, posting: string): Promise<void> {
  await visitor.goTo('/app/applicant/applications')
  const card = visitor.page.getByRole('article', { name: new RegExp(posting) })
  await card.getByText('Kommen Sie zu einem dieser Termine.').waitFor()
  await card.getByRole('listitem').filter({ hasText: 'Gespräch' }).waitFor()
}

/** The recipient of the mail follows its link to the answer box of their side and answers. */
export async function answerFromMail(
  visitor: Visitor,
  outbox: Outbox,
  mail: { to: string; subject: RegExp; side: 'company' | 'applicant'; expects: string; answer: string },
): Promise<void> {
  await visitor.goTo(await outbox.linkIn(mail.to, mail.subject))
  await visitor.isAt(new RegExp(`^/app/${mail.side}/message-reply/[0-9a-f-]{36}$`))
  await visitor.heading('Nachricht beantworten')
  await visitor.sees(mail.expects)
  await visitor.fill(/Antwort$/, mail.answer)
  await visitor.press('Nachricht senden')
  await visitor.sees('Nachricht gesendet')
  await visitor.page.getByRole('list', { name: 'Verlauf' }).getByText(mail.answer).waitFor()
}
