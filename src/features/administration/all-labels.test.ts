import { expect, test } from 'vitest'
import { MAILBOX_LIMITS } from '~/platform/server/mail/mailbox-limits'
import { readSources } from '../../../tests/architecture/sources'
import { auditActionLabel, mailKind, mailKindOptions } from './all-labels'

test('every action that is written to the audit log has a German name', () => {
  const writers = readSources('src').filter(
    ({ file, imports }) =>
      !/\.test\.ts$/.test(file) && imports.some(({ target }) => /audit\/audit(\.ts)?$/.test(target)),
  )
  const actions = writers.flatMap(({ text }) => [...text.matchAll(/'([a-z]+(?:-[a-z]+)*\.[a-z]+(?:-[a-z]+)*)'/g)])
  const names = [...new Set(actions.map(([, name = '']) => name))]
  expect(names.length).toBeGreaterThan(30)
  expect(names.filter((name) => auditActionLabel(name) === name)).toEqual([])
})

/** A mail begins with its kind and its recipient; the kind is a text, or one of two. */
const KIND = /\bkind: (?:[^,'\n]+ \? '([a-z0-9-]+)' : )?'([a-z0-9-]+)',?\s+(?:\.\.\.\w+,\s+)?to\b/g

test('every kind of mail that is written has a German name', () => {
  const writers = readSources('src').filter(
    ({ file, text }) => /emails?\.tsx?$/.test(file) || (!/\.test\.ts/.test(file) && /\bMail\b/.test(text)),
  )
  const kinds = writers.flatMap(({ text }) => [...text.matchAll(KIND)].flatMap(([, one, other]) => [one, other]))
  const names = [...new Set([...kinds, 'dunning-1', 'dunning-2', 'dunning-3'])].filter((name) => name !== undefined)
  expect(names).toEqual(expect.arrayContaining(['posting-ended-open', 'invoice-storno', 'appeal-decided']))
  expect(names.filter((name) => mailKind(name) === name)).toEqual([])
})

test('every kind has a limit for one mailbox, or a reason why it needs none', () => {
  expect(Object.keys(MAILBOX_LIMITS).sort()).toEqual(mailKindOptions.map(({ value }) => value).sort())
})
