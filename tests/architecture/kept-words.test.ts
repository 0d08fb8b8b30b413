import path from 'node:path'
import { expect, test } from 'vitest'
import { readSources, type Source } from './sources.ts'

/** Fields outside of a form, and why nothing is lost when the session ends while somebody writes in them. */
const LOOSE: Readonly<Record<string, string>> = {
  'src/features/ad-drafts/ui/begin-form.tsx': 'the page is open to everybody and stays',
  'src/features/ad-drafts/ui/check/ad-part.tsx': 'the page is open to everybody and stays',
  'src/features/ad-drafts/ui/check/check-page.tsx': 'the page is open to everybody and stays',
  'src/features/ad-drafts/ui/check/fact-form.tsx': 'the page is open to everybody and stays',
  'src/features/ad-drafts/ui/template-list.tsx': 'the page is open to everybody and stays',
  'src/features/applications/ui/apply/guest/plain-guest-form.tsx': 'nobody is signed in, and no script runs',
  'src/features/applications/ui/interviews/proposed-times.tsx': 'the dialogs around it keep the times',
  'src/features/applications/ui/list/name-search.tsx': 'a search',
  'src/features/applications/ui/slots/slot-fields.tsx': 'the dialog around it keeps the plan',
  'src/features/applications/ui/slots/who-fields.tsx': 'a search in a list; the dialog keeps what is chosen',
  'src/features/billing/ui/order/iban-field.tsx': 'a field of a form',
  'src/features/companies/ui/profile/profile-form.tsx': 'a field of its form',
  'src/features/conversations/ui/conversation-list.tsx': 'a search',
  'src/features/job-postings/ui/editor/questions-field.tsx': 'a field of the editor, which saves by itself',
  'src/features/job-postings/ui/publishing/closing-letter-field.tsx': 'use-closing-letter.ts keeps it',
  'src/features/resumes/ui/editor/sections/station-section.tsx': 'a field of the editor, which saves by itself',
  'src/routes/super/audit.tsx': 'the address has what is looked for',
}

/** Forms that keep nothing, and why. */
const UNKEPT_FORMS: Readonly<Record<string, string>> = {
  'src/features/accounts/ui/password/first-password-form.tsx': 'a password',
  'src/features/accounts/ui/password/forgot-password-form.tsx': 'nobody is signed in',
  'src/features/accounts/ui/password/password-form.tsx': 'passwords',
  'src/features/accounts/ui/password/reset-password-form.tsx': 'a password',
  'src/features/accounts/ui/register/confirm-registration-form.tsx': 'nobody is signed in',
  'src/features/accounts/ui/register/register-form.tsx': 'nobody is signed in',
  'src/features/accounts/ui/second-factor/authenticator-set-up.tsx': 'a code of half a minute',
  'src/features/accounts/ui/second-factor/second-factor.tsx': 'a password',
  'src/features/accounts/ui/sign-in/login-form.tsx': 'nobody is signed in',
  'src/features/accounts/ui/sign-in/second-step-form.tsx': 'a code',
  'src/features/accounts/ui/step-up/proof-form.tsx': 'a password or a code',
  'src/features/applications/ui/apply/guest/guest-apply-form.tsx': 'nobody is signed in, and the browser keeps a draft',
  'src/features/feedback/ui/feedback-dialog.tsx': 'it stands beside the page and stays',
  'src/features/job-postings/ui/editor/posting-editor.tsx': 'it saves by itself, and the browser keeps a draft',
  'src/features/resumes/ui/editor/resume-editor.tsx': 'it saves by itself',
}

/** Who opens a dialog with fields without keeping that it is open, and why it opens again. */
const OPENERS: Readonly<Record<string, string>> = {
  'src/features/accounts/ui/step-up/fresh-session-host.tsx': 'it asks for a password; the next act asks again',
  'src/features/applications/ui/board/application-board.tsx': 'use-board-moves.ts keeps the step',
  'src/features/feedback/ui/feedback-widget.tsx': 'it stands beside the page and stays',
  'src/features/resumes/ui/editor/resume-editor.tsx': 'its dialog shows a preview',
  'src/routes/app/company/interviews.tsx': 'the address says that it is open',
}

const FIELDS = 'TextField|TextArea|NumberField|MoneyField|DateField|MonthField|MomentField|TimeField|RichTextField'
const LOOSE_FIELD = new RegExp(`<(?:${FIELDS})\\b`)
const FIELD = new RegExp(`<(?:(?:field|form)\\.)?(?:${FIELDS})\\b`)
const KEEPS = /\buseKept(?:Input|Texts|Open|Choice|Rows?|State)[<(]|\buseLeaveGuard\(/
/** Its caller opens and closes it. */
const IS_OPENED =
  /export (?:default )?function \w+\((?:\{[^)]*|props: [\s\S]*)\bonClose\b|export const \w+ = lazyDialog</

const sources = readSources('src/features', 'src/routes').filter(
  ({ file }) => file.endsWith('.tsx') && !file.startsWith('src/routes/-muster/'),
)
const byTarget = new Map(sources.map((source) => [source.file.replace(/\.tsx$/, ''), source]))

function filesWhere(holds: (source: Source) => boolean): string[] {
  return sources.filter(holds).map(({ file }) => file)
}

/** The components of other files that it shows, also those that load when they are shown. */
function shown({ file, text, imports }: Source): Source[] {
  const tags = new Set([...text.matchAll(/<(\w+)/g)].map(([, tag]) => tag))
  const loaded = imports.flatMap(({ target, names, isType }) => {
    const isShown = [...names.matchAll(/\w+/g)].some(([name]) => tags.has(name))
    return !isType && isShown ? [target] : []
  })
  const lazy = /lazy(?:Dialog|Part)/.test(text) ? [...text.matchAll(/\bimport\('(\.[^']+)'\)/g)] : []
  const later = lazy.map(([, specifier = '']) => path.posix.join(path.posix.dirname(file), specifier))
  return [...loaded, ...later].flatMap((target) => byTarget.get(target) ?? [])
}

function showing(component: Source): Source[] {
  return sources.filter((source) => shown(source).includes(component))
}

const writing = new Map<Source, boolean>()
/** Whether somebody can write in what it shows. */
function isWriting(source: Source): boolean {
  const known = writing.get(source)
  if (known !== undefined) return known
  writing.set(source, false)
  const answer = FIELD.test(source.text) || shown(source).some(isWriting)
  writing.set(source, answer)
  return answer
}

test('what somebody writes outside of a form comes back after signing in again', () => {
  const losing = filesWhere(({ text }) => LOOSE_FIELD.test(text) && !KEEPS.test(text))
  expect(losing.toSorted()).toEqual(Object.keys(LOOSE).toSorted())
})

test('what somebody writes in a form comes back after signing in again', () => {
  const losing = filesWhere(({ text }) => /<Form\b[^>]*isGuarded=\{false\}/.test(text))
  expect(losing.toSorted()).toEqual(Object.keys(UNKEPT_FORMS).toSorted())
})

test('a dialog in which somebody writes opens again after signing in again', () => {
  const openers = new Set<Source>()
  const next = sources.filter((source) => /<Dialog\b/.test(source.text) && isWriting(source))
  expect(next.length).toBeGreaterThan(20)
  for (let dialog = next.pop(); dialog !== undefined; dialog = next.pop()) {
    if (IS_OPENED.test(dialog.text)) next.push(...showing(dialog))
    else openers.add(dialog)
  }
  const losing = [...openers].filter(({ text }) => !KEEPS.test(text)).map(({ file }) => file)
  expect(losing.toSorted()).toEqual(Object.keys(OPENERS).toSorted())
})
