import { expect, test } from 'vitest'
import { csvFile } from './csv'

test('opens in German spreadsheets and loses no sign', () => {
  expect(
    csvFile([
      ['Name', 'Wort'],
      ['Yıldız; Miriam', 'sagt "ja"\nund geht'],
      [null, 4],
    ]),
  ).toBe('\uFEFFName;Wort\r\n"Yıldız; Miriam";"sagt ""ja""\nund geht"\r\n;4\r\n')
})

test('nothing that somebody typed becomes a formula', () => {
  expect(csvFile([['=1+1', '+49 521', '-x', '@SUM(A1)', 'a=b']])).toBe("\uFEFF'=1+1;'+49 521;'-x;'@SUM(A1);a=b\r\n")
})
