import type { Random } from '~/lib/random'
import type { OccupationField } from '~/lib/work/vocabulary'

const FAMILIES = [
  'Ahlers',
  'Bergmann',
  'Cordes',
  'Dahlhoff',
  'Eickhoff',
  'Fennel',
  'Gerstner',
  'Harms',
  'Imhof',
  'Jansen',
  'Kessler',
  'Lohmann',
  'Marquardt',
  'Nolte',
  'Overbeck',
  'Pohlmann',
  'Quast',
  'Rademacher',
  'Steinkamp',
  'Tiedemann',
  'Uhlmann',
  'Vollmer',
  'Wessels',
  'Zander',
] as const

/** Invented employers by field; `{name}` is a family, `{ort}` a place. */
const EMPLOYERS = {
  'Bau & Handwerk': [
    '{name} Bau GmbH',
    '{name} & Söhne Meisterbetrieb',
    'Handwerksbetrieb {name}',
    'Baugesellschaft {ort} mbH',
  ],
  'Elektro & Energie': [
    'Elektro {name} GmbH',
    '{name} Elektrotechnik',
    'Energieservice {ort} GmbH',
    '{name} Schaltanlagen GmbH',
  ],
  'Metall & Maschinenbau': [
    '{name} Metallbau GmbH',
    'Maschinenfabrik {name} KG',
    '{name} Zerspanungstechnik GmbH',
    'Stahlwerk {ort} GmbH',
  ],
  'Produktion & Fertigung': [
    '{name} Kunststoffwerke GmbH',
    '{name} Verpackungen GmbH',
    'Werk {ort} der {name} AG',
    '{name} Lebensmittel GmbH',
  ],
  'IT & Software': ['{name} Software GmbH', '{name} IT-Systeme', 'Datenwerk {ort} GmbH', '{name} Digital AG'],
  'Ingenieurwesen & Technik': [
    'Ingenieurbüro {name}',
    '{name} Engineering GmbH',
    'Planungsgruppe {ort}',
    '{name} Anlagenbau AG',
  ],
  'Gesundheit & Pflege': [
    'Klinikum {ort}',
    'Praxis Dr. {name}',
    'Seniorenzentrum Haus {name}',
    'Ambulanter Dienst {ort}',
  ],
  'Soziales & Erziehung': [
    'Kita Villa {name}',
    'Jugendhilfe {ort} e. V.',
    'Lebenshaus {name} gGmbH',
    'Familienzentrum {ort}',
  ],
  'Bildung & Wissenschaft': [
    'Bildungszentrum {ort}',
    'Akademie {name}',
    'Institut {name} gGmbH',
    'Volkshochschule {ort}',
  ],
  'Verkauf & Handel': ['{name} Märkte KG', 'Modehaus {name}', 'Baumarkt {ort}', '{name} Fachhandel GmbH'],
  'Vertrieb, Marketing & Medien': [
    '{name} Kommunikation',
    '{name} Vertriebs GmbH',
    'Agentur {name} & Partner',
    'Verlagshaus {ort}',
  ],
  'Büro, Verwaltung & Personal': [
    '{name} Verwaltungs GmbH',
    '{name} Großhandel GmbH',
    'Stadt {ort}',
    '{name} Service AG',
  ],
  'Finanzen, Steuern & Recht': [
    'Steuerkanzlei {name}',
    '{name} Rechtsanwälte',
    'Sparverein {ort} eG',
    '{name} Treuhand GmbH',
  ],
  'Transport & Logistik': ['Spedition {name} GmbH', '{name} Logistik', 'Verkehrsbetriebe {ort}', 'Lagerhaus {ort} KG'],
  'Gastronomie, Hotel & Tourismus': [
    'Hotel {name}',
    'Gasthaus {name}',
    'Restaurant Alte Post {ort}',
    '{name} Catering',
  ],
  'Reinigung, Sicherheit, Landwirtschaft & Umwelt': [
    '{name} Gebäudedienste GmbH',
    '{name} Sicherheit GmbH',
    'Gärtnerei {name}',
    'Entsorgung {ort} GmbH',
  ],
} satisfies Record<OccupationField, string[]>

/** An invented previous employer, in the field and place of the work. */
export function inventEmployer(field: OccupationField, place: string, random: Random): string {
  return random.pick(EMPLOYERS[field]).replace('{name}', random.pick(FAMILIES)).replace('{ort}', place)
}
