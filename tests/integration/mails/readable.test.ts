import { expect, test } from 'vitest'
import { type Mail, mailText, renderMailText } from '~/platform/server/mail/mail'
import { renderMailHtml } from '~/platform/server/mail/message'
import { made } from './made'
import { SAMPLES } from './samples'

const APP_URL = 'http://stellwerk.test'

test.each(Object.keys(SAMPLES))('%s reads well as text and as HTML', (name) => {
  const mail = made(name, 'Wort')
  const text = renderMailText(mail, APP_URL)
  const html = renderMailHtml(mail, APP_URL)
  const [letter = '', foot = ''] = text.split('\n\n-- \n')
  expect(foot).toContain(`${mail.reason.text}\n`)
  expect(foot).toMatch(/Impressum: http:\/\/stellwerk\.test\/imprint$/)
  // No empty part, one line for each entry of a list, one greeting.
  expect(letter).not.toMatch(/\n{3,}|^\s|\s$|[^\S\n]\n|[^\n•]• /)
  expect(letter.match(/Hallo/g)?.length ?? 0).toBeLessThan(2)
  expect(html).not.toMatch(/<(p|span|h1|blockquote|a)\b[^>]*><\/\1>/)
  // A day is written in one way, and with its month it only stands in an appointment; neither it nor an amount breaks.
  expect(`${mail.subject.text} ${text}`).not.toMatch(
    /(?<!tag, )\b\d\d?\.\s(?:Dezember|November|Februar) \d{4}|\d{4}-\d\d-\d\d(?![\w-])|\d\. [A-ZÄÖÜ]\p{L}+ \d{4}|\d €/u,
  )
  expect(letter).not.toMatch(/\bundefined\b|\[object/)
})

test('a button leads somewhere, and its address stands below it', () => {
  for (const name of Object.keys(SAMPLES)) {
    const mail = made(name, 'Wort')
    const buttons = mail.blocks.filter((block) => 'kind' in block && block.kind === 'button')
    expect(buttons.length, name).toBeLessThan(2)
    for (const { url, label } of buttons) {
      expect(url, name).toMatch(/^http:\/\/stellwerk\.test\/\S+$/)
      expect(renderMailText(mail, APP_URL)).toContain(`${label.text}:\n${url}\n`)
    }
  }
})

test('a link without a detail leaves no empty line', () => {
  const item = { label: mailText`Stelle`, detail: mailText``, url: 'http://stellwerk.test/a' }
  const mail = { ...made('receivedMail', 'Wort'), blocks: [{ kind: 'links', items: [item] }] } satisfies Mail
  expect(renderMailText(mail, APP_URL)).toContain('\n\nStelle\nhttp://stellwerk.test/a\n\n')
  expect(renderMailHtml(mail, APP_URL)).toContain('>Stelle</a></p>')
})
