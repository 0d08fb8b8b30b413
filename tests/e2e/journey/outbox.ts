import type { Visitor } from '../visitor.ts'

const DEMO_PASSWORD = 'demo-stellwerk-2026'

/** The platform admin at the outbox page, where a demo's mails are read and their links opened. */
export class Outbox {
  private readonly admin: Visitor

  constructor(admin: Visitor) {
    this.admin = admin
  }

  async open(): Promise<void> {
    await this.admin.signIn('admin@demo.stellwerk.example', DEMO_PASSWORD)
  }

  /** The address behind the newest mail's button, as the person would click it. */
  async linkIn(recipient: string, subject: RegExp): Promise<string> {
    const { page } = this.admin
    const deadline = Date.now() + 20_000
    const search = `/super/mails?q=${encodeURIComponent(recipient)}`
    await this.admin.goTo(search)
    const mail = page.getByRole('link', { name: subject }).first()
    while (!(await mail.isVisible())) {
      if (Date.now() > deadline) throw new Error(`no mail ${subject} to ${recipient}`)
      await this.admin.goTo(search)
    }
    await mail.click()
    await this.admin.isAt(/^\/super\/mails\/./)
    const link = page.getByRole('article', { name: 'Text der E-Mail' }).getByRole('link').first()
    const address = await link.getAttribute('href')
    if (!address) throw new Error('the mail has no link')
    return address
  }

  /** How many mails with this subject were sent to somebody. */
  async count(recipient: string, subject: RegExp): Promise<number> {
    await this.admin.goTo(`/super/mails?q=${encodeURIComponent(recipient)}`)
    return this.admin.page.getByRole('link', { name: subject }).count()
  }
}
