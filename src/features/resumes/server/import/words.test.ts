import { expect, it } from 'vitest'
import { findPeriod, isToday, monthOf } from './words'

it.each([
  ['seit 03/2021', '2021-03', null],
  ['Seit dem 1. März 2021', '2021-03', null],
  ['seit Herbst 2020', '2020-09', null],
  ['03/2021 – heute', '2021-03', null],
  ['03/2021 – laufend', '2021-03', null],
  ['03/2021 – fortlaufend', '2021-03', null],
  ['03/2021 – lfd.', '2021-03', null],
  ['03/2021 bis dato', '2021-03', null],
  ['03/2021 - gegenwärtig', '2021-03', null],
  ['03-2021 – 05-2022', '2021-03', '2022-05'],
  ['03 / 2021 – 05 / 2022', '2021-03', '2022-05'],
  ['1. März 2021 – 31. Mai 2022', '2021-03', '2022-05'],
  ['2021/03 – 2022/05', '2021-03', '2022-05'],
  ["März '21 – Mai '22", '2021-03', '2022-05'],
  ['Mrz 21 - Mai 22', '2021-03', '2022-05'],
  ['2019-03-01 – 2020-04-30', '2019-03', '2020-04'],
  ['Mai – Juli 2020', '2020-05', '2020-07'],
  ['05–07/2020', '2020-05', '2020-07'],
  ['01.05. – 31.07.2020', '2020-05', '2020-07'],
  ['von 03/2019 bis einschließlich 05/2020', '2019-03', '2020-05'],
])('reads the period %s', (text, from, to) => {
  expect(findPeriod(text)).toEqual({ from, to, before: '', after: '' })
})

it('reads words that begin like months as words', () => {
  expect(findPeriod('Marketing 2019 – 2021')).toMatchObject({ from: '2019', to: '2021', before: 'Marketing' })
  expect(findPeriod('Juniorberaterin 2018 - 2020 (befristet)')).toMatchObject({ from: '2018', after: 'befristet' })
  for (const text of ['24 Mitarbeiter geführt', 'Maibaum 15', 'DIN 5008', '3 - 5 Tage', 'Raum 12/3']) {
    expect(findPeriod(text)).toBeNull()
  }
})

it('takes single dates with the word before them, and no other', () => {
  expect(monthOf('seit 03/2021')).toBe('2021-03')
  expect(monthOf('bis 05/2022', { isEnd: true })).toBe('2022-05')
  expect(['13/2021', '2021-13', 'irgendwann', '33602'].map((text) => monthOf(text))).toEqual([null, null, null, null])
  expect(['heute', 'bis heute', 'laufend', 'Present'].every(isToday)).toBe(true)
  expect(isToday('2023')).toBe(false)
})
