import { expect, test } from 'vitest'
import { unbroken } from './unbroken'

test.each([
  ['nach Art. 6 Abs. 1 Buchst. b DSGVO', 'nach Art._6_Abs._1_Buchst._b DSGVO'],
  ['§ 14 Abs. 4 Nr. 2 UStG, § 39b Abs. 2 Satz 7', '§_14_Abs._4_Nr._2 UStG, §_39b_Abs._2_Satz_7'],
  ['Lebensbogen Sozialwerk e. V., Bochum', 'Lebensbogen Sozialwerk e._V., Bochum'],
  ['Hartmann GmbH & Co. KG', 'Hartmann GmbH_&_Co._KG'],
  ['Bosch & Co. Werkzeuge SE & Co. KGaA', 'Bosch & Co. Werkzeuge SE_&_Co._KGaA'],
  ['Herforder Straße 12, 33602 Bielefeld', 'Herforder Straße 12, 33602_Bielefeld'],
  ['Kauffrau / Kaufmann (m/w/d)', 'Kauffrau_/ Kaufmann (m/w/d)'],
  ['Absatz 3 gilt, auch im Satz danach', 'Absatz 3 gilt, auch im Satz danach'],
])('%s', (text, shown) => {
  expect(unbroken(text)).toBe(shown.replaceAll('_', '\u00a0'))
})
