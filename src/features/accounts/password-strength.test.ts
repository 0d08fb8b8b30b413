import { expect, test } from 'vitest'
import { passwordStrength } from './password-strength'

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
