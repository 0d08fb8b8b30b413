import { expect, test } from 'vitest'
import { PRIVACY_TEMPLATE } from '~/features/privacy/terms/privacy-template'
import { readSources } from './sources.ts'

/** Who keeps something in the browser, and the words of the privacy statement that tell it. */
const KEPT: Readonly<Record<string, string>> = {
  'src/platform/client/browser-drafts.ts': 'was noch nicht abgeschickt ist',
  'src/server/auth/ended-note.ts': 'ein Cookie mit dem Grund',
  'src/server/auth/links/drop-cookie.ts': 'ein Cookie mit dem Schlüssel dazu',
  'src/server/auth/links/session-cookie.ts': 'ein Cookie für die Anmeldung',
  'src/server/auth/sign-in/known-devices.ts': 'ein Cookie, an dem wir das Gerät wiedererkennen',
  'src/server/auth/sign-in/used-codes.ts': 'während einer Anmeldung mit Code',
  'src/server/requests/written-mark.ts': 'ein Cookie mit dem Stand der Datenbank',
  'src/ui/shell/theme-script.ts': 'ob die helle oder die dunkle Ansicht',
  'src/ui/shell/theme-switch.tsx': 'ob die helle oder die dunkle Ansicht',
  'src/ui/table/use-column-choice.ts': 'welche Spalten einer Liste',
}
const KEEPS = /\b(?:local|session)Storage\b|indexedDB|document\.cookie|Max-Age=|; Path=\/|createAuthCookie\(/

test('the privacy statement tells of all that is kept in the browser', () => {
  const keepers = readSources('src')
    .filter(({ file, text }) => !file.includes('.test.') && KEEPS.test(text))
    .map(({ file }) => file)
  expect(keepers.toSorted()).toEqual(Object.keys(KEPT).toSorted())
  expect(Object.values(KEPT).filter((told) => !PRIVACY_TEMPLATE.includes(told))).toEqual([])
})
