/** The sixteen German states by their two-letter code (ISO 3166-2:DE without "DE-"). */
export const LAND_NAMES = {
  BW: 'Baden-Württemberg',
  BY: 'Bayern',
  BE: 'Berlin',
  BB: 'Brandenburg',
  HB: 'Bremen',
  HH: 'Hamburg',
  HE: 'Hessen',
  MV: 'Mecklenburg-Vorpommern',
  NI: 'Niedersachsen',
  NW: 'Nordrhein-Westfalen',
  RP: 'Rheinland-Pfalz',
  SL: 'Saarland',
  SN: 'Sachsen',
  ST: 'Sachsen-Anhalt',
  SH: 'Schleswig-Holstein',
  TH: 'Thüringen',
} as const

export type Land = keyof typeof LAND_NAMES

export const LANDS = [
  'BW',
  'BY',
  'BE',
  'BB',
  'HB',
  'HH',
  'HE',
  'MV',
  'NI',
  'NW',
  'RP',
  'SL',
  'SN',
  'ST',
  'SH',
  'TH',
] as const

/** Default radius of a search, kilometres. */
export const SEARCH_RADIUS_KM = 25
/** Offered radii; 0 is only the place itself. */
export const RADII_KM = [0, 5, 10, 15, 20, 25, 30, 40, 50, 75, 100, 150, 200] as const
