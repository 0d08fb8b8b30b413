import { expect, test } from 'vitest'
import { button, links, type Mail, mailText, renderMailText } from './mail.ts'
import { withMaskedLinks } from './masked-links.ts'
import { renderMailHtml } from './message.ts'

const APP_URL = 'https://stellwerk.example'

test('nothing of a link of any kind is left in what the outbox shows', () => {
  const url = (path: string) => `${APP_URL}/${path}/geheim?token=geheim&x="`
  const mail: Mail = {
    kind: 'new-device',
    to: 'anna@test.example',
    subject: mailText`Neues Passwort`,
    heading: mailText`Neues Passwort`,
    blocks: [
      mailText`Der Text bleibt.`,
      button(mailText`Passwort setzen`, url('auth/reset-password')),
      links([{ label: mailText`Stelle`, detail: mailText`Ort`, url: url('invitation') }]),
    ],
    reason: mailText`Grund`,
    unsubscribe: { pageUrl: url('alert/unsubscribe'), postUrl: url('api') },
  }
  for (const body of [renderMailText(mail, APP_URL), renderMailHtml(mail, APP_URL)]) {
    expect(body).toContain('geheim')
    const shown = withMaskedLinks(body)
    expect(shown).not.toMatch(/geheim|https?:|href/)
    expect(shown).toContain('Der Text bleibt.')
    expect(shown).toContain('[Link ausgeblendet]')
  }
})
