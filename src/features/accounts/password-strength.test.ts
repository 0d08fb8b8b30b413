import { expect, test } from 'vitest'
import { ownMs } from '../../../tests/setup/own-time'
import { isTriedFirst, passwordStrength } from './password-strength'

const scoreOf = (password: string, known: string[] = []) => passwordStrength(password, known).score

test('a whole sentence is very good, a short password none at all', () => {
  expect(scoreOf('ein ganzer Satz als Passwort')).toBe(4)
  expect(passwordStrength('Xk7!pQ')).toMatchObject({ score: 0, label: 'Zu kurz', advice: 'Mindestens 10 Zeichen.' })
  expect(scoreOf('vL9#tw2Qz!rM')).toBe(4)
  expect(scoreOf('kbvnrtlmwopd')).toBeGreaterThanOrEqual(3)
})

test.each([
  ['Passwort2026'],
  ['p4ssw0rt!!!'],
  ['1234567890'],
  ['qwertzuiop'],
  ['aaaaaaaaaaaa'],
  ['HalloHallo'],
  ['abcabcabcabc'],
  ['Sommer2026!'],
])('%s is weak, however long it looks', (password) => {
  expect(scoreOf(password)).toBe(1)
})

test('what others know of somebody does not count', () => {
  const known = ['Miriam', 'Yıldız', 'miriam.yildiz@post.example']
  expect(scoreOf('miriamyildiz91', known)).toBe(1)
  expect(passwordStrength('miriamyildiz91', known).advice).toContain('Name oder E-Mail-Adresse')
  expect(scoreOf('miriamyildiz91')).toBeGreaterThan(1)
})

test.each([
  'qwertyuiop',
  '1q2w3e4r5t',
  'Password123',
  'Passwort2026!',
  'manchester',
  'Christopher1985',
  'Sonnenschein1',
  'weihnachtsmann',
  '2026Weihnachten!!',
  'aaaaaaaaaaaa',
  'P4ssw0rt!!',
  'Katze2026!!',
  'Stellwerk2026',
])('%s is tried first', (password) => {
  expect(isTriedFirst(password)).toBe(true)
})

test.each([
  'demo-stellwerk-2026',
  'Testdaten-sind-toll-7',
  'ein langes Passwort',
  'sieben Katzen im Regen',
  'kX9#vLq2!mZr',
  'Löffel-Tanne-Rad-88',
])('%s is not', (password) => {
  expect(isTriedFirst(password)).toBe(false)
})

test('what others know of the person is tried, too', () => {
  expect(isTriedFirst('miriamyildiz7', ['Miriam Yildiz', 'm@test.example'])).toBe(true)
})

test('digits and signs around a few letters by chance are no word', () => {
  expect(isTriedFirst('82731946xkcdpq')).toBe(false)
  expect(isTriedFirst('4821!ab!99')).toBe(false)
})

test.each(['a4@b8c({<e3g69i!1|l7o0s$5t+x%z2', '1q2w3e4r5t6z', 'p4s$w0rt1', '01012020', 'aA1!', '@4@4@4$0$0'])(
  'no password takes long to judge, not even %s many times',
  async (text) => {
    const password = text.repeat(20).slice(0, 128)
    expect(await ownMs(() => passwordStrength(password), 150)).toBeLessThan(150)
  },
)
