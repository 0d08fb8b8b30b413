import { germanWords } from '../german/words.ts'
import { familiesOfTitle, occupationFamily } from '../occupations/families.ts'
import type { OccupationField } from './vocabulary.ts'

/** Our occupation fields by the first digits of a KldB code; the longest that fits wins. */
const FIELDS: Readonly<Record<string, OccupationField>> = {
  '1': 'Reinigung, Sicherheit, Landwirtschaft & Umwelt',
  '21': 'Produktion & Fertigung',
  '22': 'Produktion & Fertigung',
  '223': 'Bau & Handwerk',
  '23': 'Produktion & Fertigung',
  '232': 'Vertrieb, Marketing & Medien',
  '24': 'Metall & Maschinenbau',
  '25': 'Metall & Maschinenbau',
  '26': 'Elektro & Energie',
  '27': 'Ingenieurwesen & Technik',
  '28': 'Produktion & Fertigung',
  '29': 'Produktion & Fertigung',
  '293': 'Gastronomie, Hotel & Tourismus',
  '31': 'Ingenieurwesen & Technik',
  '32': 'Bau & Handwerk',
  '33': 'Bau & Handwerk',
  '34': 'Bau & Handwerk',
  '41': 'Bildung & Wissenschaft',
  '42': 'Reinigung, Sicherheit, Landwirtschaft & Umwelt',
  '43': 'IT & Software',
  '51': 'Transport & Logistik',
  '52': 'Transport & Logistik',
  '53': 'Reinigung, Sicherheit, Landwirtschaft & Umwelt',
  '54': 'Reinigung, Sicherheit, Landwirtschaft & Umwelt',
  '61': 'Vertrieb, Marketing & Medien',
  '62': 'Verkauf & Handel',
  '63': 'Gastronomie, Hotel & Tourismus',
  '71': 'Büro, Verwaltung & Personal',
  '72': 'Finanzen, Steuern & Recht',
  '73': 'Büro, Verwaltung & Personal',
  '731': 'Finanzen, Steuern & Recht',
  '81': 'Gesundheit & Pflege',
  '82': 'Gesundheit & Pflege',
  '83': 'Soziales & Erziehung',
  '84': 'Bildung & Wissenschaft',
  '91': 'Bildung & Wissenschaft',
  '92': 'Vertrieb, Marketing & Medien',
  '93': 'Vertrieb, Marketing & Medien',
  '94': 'Vertrieb, Marketing & Medien',
}

/** The occupation field of a title; null when its occupation is unknown. */
export function fieldOfTitle(title: string): OccupationField | null {
  const [key] = familiesOfTitle(germanWords(title))
  const code = key === undefined ? undefined : occupationFamily(key)?.code
  if (code === undefined) return null
  return FIELDS[code.slice(0, 3)] ?? FIELDS[code.slice(0, 2)] ?? FIELDS[code.slice(0, 1)] ?? null
}
