import { expect, test } from 'vitest'
import { noticeRule } from '~/features/accounts/notices/notice-kinds'
import { type Mail, type MailBlock, MailText, renderMailText } from '~/platform/server/mail/mail'
import { renderMailHtml } from '~/platform/server/mail/message'
import { readSources } from '../../architecture/sources'
import { made } from './made'
import { SAMPLES } from './samples'

const APP_URL = 'http://stellwerk.test'
/** Part of every hostile text, so that the words can be found again. */
const MARK = 'Zauberwort'
const HOSTILE = {
  link: `${MARK} https://evil.example/x?y=1`,
  'bare host': `${MARK} evil.example/pfad www.evil.example`,
  address: `${MARK} chef@evil.example mailto:chef@evil.example`,
  html: `${MARK} <b onclick="x()">fett</b><img src="https://evil.example/p.png"><a href="https://evil.example">x</a>`,
  'quotation marks': `${MARK}“ oder "${MARK}" oder „${MARK}“`,
  lines: `${MARK}\r\nBcc: opfer@evil.example\r\n\r\nZweite Zeile`,
  invisible: `${MARK}\u202eexe.\u2066x\u200b\u00ad\0\u0007\u001b[31m`,
  long: `${MARK} ${'sehr langer Text '.repeat(4000)}`,
}

test('every function that makes a mail has a sample, and mails are made nowhere else', () => {
  const makers = readSources('src').flatMap(({ file, text }) =>
    /\.test\.tsx?$/.test(file)
      ? []
      : [...text.matchAll(/^(export )?(?:async )?function (\w+)\((?:[^()]|\([^()]*\))*\): Mail \{/gm)].map(
          ([, isExported, name = '']) => ({ file, name, isExported: isExported !== undefined }),
        ),
  )
  expect(makers.length).toBeGreaterThan(60)
  const wanted = makers.filter(({ name }) => !Object.hasOwn(WITHOUT_SAMPLE, name))
  expect(wanted.filter(({ isExported }) => !isExported).map(({ name }) => name)).toEqual([])
  const known = Object.keys(SAMPLES).map((key) => key.split(' ').at(-1))
  expect(wanted.map(({ name }) => name).sort()).toEqual(known.sort())
  // A mail written inline would escape every test.
  const inPlace = readSources('src').filter(
    ({ file, text }) =>
      !/emails?\.ts$|\.test\.ts$|platform\/server\/mail\//.test(file) &&
      /\bheading: mailText`|\breason: mailText`/.test(text),
  )
  expect(inPlace.map(({ file }) => file)).toEqual([])
})

test('a mail that also gives a notice says what it is about', () => {
  const wrong = Object.keys(SAMPLES).filter((name) => {
    const { kind, about } = made(name, 'Wort')
    const rule = noticeRule(kind)
    return rule !== null && rule.about !== (about?.type ?? null)
  })
  expect(wrong).toEqual([])
})

/** Composed of others that have one. */
const WITHOUT_SAMPLE: Readonly<Record<string, string>> = {
  securityMail: 'the frame of the mails about changes of an account',
  stepMail: 'statusMail of a row',
}

const cases = Object.keys(SAMPLES).flatMap((name) => Object.keys(HOSTILE).map((kind) => [name, kind] as const))

test.each(cases)('%s with %s', (name, kind) => {
  const mail = made(name, Object.entries(HOSTILE).find(([each]) => each === kind)?.[1] ?? '')
  const [text, html] = [renderMailText(mail, APP_URL), renderMailHtml(mail, APP_URL)]
  for (const shown of [mail.subject.text, text, html, mail.calendar ?? '']) {
    expect(shown).not.toMatch(/evil\.example|undefined|NaN|Invalid Date/)
    expect(shown.length).toBeLessThan(40_000)
    expect(shown).not.toMatch(INVISIBLE)
  }
  expect(mail.subject.text).not.toMatch(/[\r\n]/)
  expect(mail.subject.text.length).toBeLessThan(1000)
  expect(html).not.toMatch(/<b onclick|<img src="https?:/)
  for (const [, href = ''] of html.matchAll(/ href="([^"]*)"/g)) expect(href).toMatch(/^http:\/\/stellwerk\.test\//)
  for (const sentence of sentencesOf(mail)) expect(outsideOfQuotation(sentence)).not.toContain(MARK)
})

/** Control characters except line endings, and characters that are invisible or change the direction. */
const INVISIBLE = /[^\P{Cc}\t\r\n]|[\u00ad\u200b\u202a-\u202e\u2066-\u2069]/u

/** Where a stranger's words must be in quotation marks; quotations and lists are separate anyway. */
function sentencesOf({ subject, heading, blocks, reason }: Mail): string[] {
  const sentence = (block: MailBlock) =>
    block instanceof MailText ? [block.text] : block.kind === 'button' ? [block.label.text] : []
  return [subject.text, heading.text, reason.text, ...blocks.flatMap(sentence)]
}

function outsideOfQuotation(sentence: string): string {
  return sentence.replace(/„[^„“]*“/gu, '')
}
