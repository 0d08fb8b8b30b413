import { reinigungSicherheitUmwelt } from './industry/cleaning.ts'
import { bauHandwerk } from './industry/construction.ts'
import { elektroEnergie } from './industry/electrical.ts'
import { ingenieurwesenTechnik } from './industry/engineering.ts'
import { transportLogistik } from './industry/logistics.ts'
import { metallMaschinenbau } from './industry/metal.ts'
import { produktionFertigung } from './industry/production.ts'
import { itSoftware } from './industry/software.ts'
import type { Occupation } from './occupation.ts'
import { bildungWissenschaft } from './services/education.ts'
import { finanzenSteuernRecht } from './services/finance.ts'
import { gesundheitPflege } from './services/health.ts'
import { gastronomieHotelTourismus } from './services/hospitality.ts'
import { bueroVerwaltungPersonal } from './services/office.ts'
import { verkaufHandel } from './services/retail.ts'
import { vertriebMarketingMedien } from './services/sales.ts'
import { sozialesErziehung } from './services/social.ts'

/** The occupations that most ads are for. */
export const everydayOccupations: readonly Occupation[] = [
  ...bauHandwerk,
  ...elektroEnergie,
  ...metallMaschinenbau,
  ...produktionFertigung,
  ...itSoftware,
  ...ingenieurwesenTechnik,
  ...gesundheitPflege,
  ...sozialesErziehung,
  ...bildungWissenschaft,
  ...verkaufHandel,
  ...vertriebMarketingMedien,
  ...bueroVerwaltungPersonal,
  ...finanzenSteuernRecht,
  ...transportLogistik,
  ...gastronomieHotelTourismus,
  ...reinigungSicherheitUmwelt,
]
