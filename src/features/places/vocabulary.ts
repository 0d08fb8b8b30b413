/** The sixteen Länder by their two-letter code (ISO 3166-2:DE without "DE-"). */
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

/** Radius of a search that says none, kilometres. */
export const SEARCH_RADIUS_KM = 25
/** Radii offered; 0 is the place alone. */
export const RADII_KM = [0, 5, 10, 15, 20, 25, 30, 40, 50, 75, 100, 150, 200] as const
