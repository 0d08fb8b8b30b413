import { foldGerman } from '../german/fold.ts'
import { CRAFTS } from './crafts.ts'
import { FINANCE } from './finance.ts'
import { HEALTH } from './health.ts'
import { HOSPITALITY } from './hospitality.ts'
import { INDUSTRY } from './industry.ts'
import { LOGISTICS } from './logistics.ts'
import { OFFICE } from './office.ts'
import { SERVICES } from './services.ts'
import { SOCIAL } from './social.ts'
import { TECHNOLOGY } from './technology.ts'
import { TRADE } from './trade.ts'

/**
 * Families of occupations, one per line: `KldB-code Name = other names ~ similar families`. Written by us, as people
 * speak and search: today's titles, old and colloquial ones, abbreviations, English. Spellings, genders and endings are handled
 * by the normaliser; a name of one word also stands for the compounds that end in it. Several families may share a
 * name.
 */
export const OCCUPATION_LINES: readonly string[] = [
  HEALTH,
  SOCIAL,
  TECHNOLOGY,
  OFFICE,
  FINANCE,
  TRADE,
  LOGISTICS,
  HOSPITALITY,
  SERVICES,
  CRAFTS,
  INDUSTRY,
]
  .flatMap((lines) => lines.split('\n'))
  .map((line) => line.trim())
  .filter((line) => line !== '')

/** `12345 Name = other name, other name ~ neighbour, neighbour`. */
export function readLine(line: string) {
  const [names = '', neighbours = ''] = line.slice(6).split('~')
  const [name = '', others = ''] = names.split('=').map((part) => part.trim())
  return {
    key: keyOf(name),
    code: line.slice(0, 5),
    name,
    names: list(others),
    neighbours: list(neighbours).map(keyOf),
  }
}

function list(text: string): string[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
}

/** Key of a family from its name. */
export function keyOf(name: string): string {
  return foldGerman(name).replace(/[^a-z0-9]/g, '')
}
