import { automobilChemieLebensmittel } from './automobil-chemie-lebensmittel'
import { bauHandelIndustrie } from './bau-handel-industrie'
import type { DemoCompany } from './company'
import { dienstVerkehrGastgewerbe } from './dienst-verkehr-gastgewerbe'
import { energieItMedien } from './energie-it-medien'
import { finanzenImmobilienBeratung } from './finanzen-immobilien-beratung'
import { gesundheitSozialesBildung } from './gesundheit-soziales-bildung'
import { personalLandwirtschaft } from './personal-landwirtschaft'

/** The companies of the demo market, three of each industry. */
export const demoCompanies: readonly DemoCompany[] = [
  ...bauHandelIndustrie,
  ...automobilChemieLebensmittel,
  ...energieItMedien,
  ...finanzenImmobilienBeratung,
  ...gesundheitSozialesBildung,
  ...dienstVerkehrGastgewerbe,
  ...personalLandwirtschaft,
]
