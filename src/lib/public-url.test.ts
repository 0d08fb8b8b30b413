import { expect, test } from 'vitest'
import { isPublicUrl } from './public-url'

test.each([
  'https://www.beispiel.de',
  'http://beispiel.de:8080/stellen?id=1#jetzt',
  'https://münchen.example/größe',
  'https://xn--mnchen-3ya.example/',
  'https://beispiel.de./',
  'https://a.xn--p1ai/',
])('%s leads into the internet', (address) => {
  expect(isPublicUrl(address)).toBe(true)
})

test.each([
  ...[
    'https://localhost/',
    'http://localhost:3000',
    'https://intranet',
    'https://server.local/',
    'https://db.internal/',
  ],
  ...['https://router.fritz.lan', 'https://app.localhost', 'https://x.home.arpa', 'https://localhost./'],
  // One address in all spellings that browsers understand.
  ...['https://127.0.0.1/', 'https://127.1/', 'https://2130706433/', 'https://0x7f.0.0.1/', 'https://0177.0.0.1/'],
  ...[
    'https://10.0.0.1/',
    'https://169.254.169.254/latest',
    'https://8.8.8.8/',
    'https://[::1]/',
    'https://[fd00::1]/',
  ],
  ...['https://１２７.０.０.１/', 'https://127。0。0。1/', 'https://ⓛocalhost/'],
  ...['https://beispiel.de@evil.example/', 'https://a:b@beispiel.de/', 'https://beispiel.de%40evil.example/'],
  ...['javascript:alert(1)', 'data:text/html,x', 'ftp://beispiel.de', 'mailto:a@beispiel.de', '//beispiel.de', '', 'x'],
  ...['https:', 'https://', 'https://.', 'https://..', 'https://a.1/', 'https://a b.de/'],
])('%s does not', (address) => {
  expect(isPublicUrl(address)).toBe(false)
})
