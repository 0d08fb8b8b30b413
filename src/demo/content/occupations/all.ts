import type { OccupationField } from '~/lib/work/vocabulary'
import { bauHandwerk } from './bau-handwerk'
import { bildungWissenschaft } from './bildung-wissenschaft'
import { bueroVerwaltungPersonal } from './buero-verwaltung-personal'
import { elektroEnergie } from './elektro-energie'
import { finanzenSteuernRecht } from './finanzen-steuern-recht'
import { gastronomieHotelTourismus } from './gastronomie-hotel-tourismus'
import { gesundheitPflege } from './gesundheit-pflege'
import { ingenieurwesenTechnik } from './ingenieurwesen-technik'
import { itSoftware } from './it-software'
import { metallMaschinenbau } from './metall-maschinenbau'
import type { Occupation, OccupationsOfField } from './occupation'
import { produktionFertigung } from './produktion-fertigung'
import { reinigungSicherheitUmwelt } from './reinigung-sicherheit-umwelt'
import { sozialesErziehung } from './soziales-erziehung'
import { transportLogistik } from './transport-logistik'
import { verkaufHandel } from './verkauf-handel'
import { vertriebMarketingMedien } from './vertrieb-marketing-medien'

export type DemoOccupation = Occupation & { field: OccupationField }

const FIELDS: readonly OccupationsOfField[] = [
  bauHandwerk,
  elektroEnergie,
  metallMaschinenbau,
  produktionFertigung,
  itSoftware,
  ingenieurwesenTechnik,
  gesundheitPflege,
  sozialesErziehung,
  bildungWissenschaft,
  verkaufHandel,
  vertriebMarketingMedien,
  bueroVerwaltungPersonal,
  finanzenSteuernRecht,
  transportLogistik,
  gastronomieHotelTourismus,
  reinigungSicherheitUmwelt,
]

/** Every occupation the demo market knows, with its field. */
export const demoOccupations: readonly DemoOccupation[] = FIELDS.flatMap(({ field, occupations }) =>
  occupations.map((occupation) => ({ ...occupation, field })),
)

/**
 * The occupation of this key.
 * @throws when there is none
 */
export function occupationByKey(key: string): DemoOccupation {
  const found = demoOccupations.find((occupation) => occupation.key === key)
  if (found === undefined) throw new Error(`No occupation ${key}`)
  return found
}
