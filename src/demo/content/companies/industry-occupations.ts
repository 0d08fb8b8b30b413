import type { DemoCompany } from './company'

type Industry = DemoCompany['industry']

/** Occupations, by key, that only some industries employ; all others exist anywhere. */
const ONLY_IN: Readonly<Record<string, readonly Industry[]>> = {
  verwaltungsfachangestellter: ['Öffentlicher Dienst'],
  'sachbearbeiter-immobilien': ['Immobilien'],
  personaldisponent: ['Personaldienstleistung'],
  bankkaufmann: ['Banken & Versicherungen'],
  versicherungskaufmann: ['Banken & Versicherungen'],
  steuerfachangestellter: ['Beratung, Recht & Steuern'],
  steuerberater: ['Beratung, Recht & Steuern'],
  rechtsanwaltsfachangestellter: ['Beratung, Recht & Steuern'],
  jurist: ['Banken & Versicherungen', 'Beratung, Recht & Steuern', 'Immobilien'],
  redakteur: ['Medien & Agenturen'],
  'kundenberater-agentur': ['Medien & Agenturen'],
  busfahrer: ['Verkehr & Logistik'],
  lokfuehrer: ['Verkehr & Logistik'],
  zusteller: ['Verkehr & Logistik', 'Lebensmittel'],
  speditionskaufmann: ['Verkehr & Logistik', 'Handel'],
  veranstaltungskaufmann: ['Medien & Agenturen', 'Gastgewerbe & Tourismus'],
}

/** Whether a company of this industry employs this occupation. */
export function employs(industry: Industry, occupationKey: string): boolean {
  return ONLY_IN[occupationKey]?.includes(industry) ?? true
}
