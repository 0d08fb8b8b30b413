import { everydayOccupations } from '~/lib/occupations/everyday/all'
import type { Occupation } from '~/lib/occupations/everyday/occupation'
import type { DetailsOfField, OccupationDetails } from './details'
import { reinigungSicherheitUmwelt } from './industry/cleaning'
import { bauHandwerk } from './industry/construction'
import { elektroEnergie } from './industry/electrical'
import { ingenieurwesenTechnik } from './industry/engineering'
import { transportLogistik } from './industry/logistics'
import { metallMaschinenbau } from './industry/metal'
import { produktionFertigung } from './industry/production'
import { itSoftware } from './industry/software'
import { bildungWissenschaft } from './services/education'
import { finanzenSteuernRecht } from './services/finance'
import { gesundheitPflege } from './services/health'
import { gastronomieHotelTourismus } from './services/hospitality'
import { bueroVerwaltungPersonal } from './services/office'
import { verkaufHandel } from './services/retail'
import { vertriebMarketingMedien } from './services/sales'
import { sozialesErziehung } from './services/social'

export type DemoOccupation = Occupation & OccupationDetails & Pick<DetailsOfField, 'field'>

const FIELDS: readonly DetailsOfField[] = [
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

/** What ads begin with, and what the demo says beyond that. */
export const demoOccupations: readonly DemoOccupation[] = FIELDS.flatMap(({ field, occupations }) =>
  Object.entries(occupations).map(([key, details]) => ({ ...known(everydayOccupations, key), ...details, field })),
)

/**
 * The occupation of this key.
 * @throws when there is none
 */
export function demoOccupation(key: string): DemoOccupation {
  return known(demoOccupations, key)
}

function known<T extends Occupation>(occupations: readonly T[], key: string): T {
  const found = occupations.find((occupation) => occupation.key === key)
  if (found === undefined) throw new Error(`No occupation ${key}`)
  return found
}
