/** Member states of the European Union, whose authorities may give orders to a platform; ISO 3166-1. */
export const MEMBER_STATES = [
  ...(['DE', 'BE', 'BG', 'DK', 'EE', 'FI', 'FR', 'GR', 'IE', 'IT', 'HR', 'LV', 'LT', 'LU'] as const),
  ...(['MT', 'NL', 'AT', 'PL', 'PT', 'RO', 'SE', 'SK', 'SI', 'ES', 'CZ', 'HU', 'CY'] as const),
] as const
export type MemberState = (typeof MEMBER_STATES)[number]

export const memberStateLabels = {
  DE: 'Deutschland',
  BE: 'Belgien',
  BG: 'Bulgarien',
  DK: 'Dänemark',
  EE: 'Estland',
  FI: 'Finnland',
  FR: 'Frankreich',
  GR: 'Griechenland',
  IE: 'Irland',
  IT: 'Italien',
  HR: 'Kroatien',
  LV: 'Lettland',
  LT: 'Litauen',
  LU: 'Luxemburg',
  MT: 'Malta',
  NL: 'Niederlande',
  AT: 'Österreich',
  PL: 'Polen',
  PT: 'Portugal',
  RO: 'Rumänien',
  SE: 'Schweden',
  SK: 'Slowakei',
  SI: 'Slowenien',
  ES: 'Spanien',
  CZ: 'Tschechien',
  HU: 'Ungarn',
  CY: 'Zypern',
} satisfies Record<MemberState, string>
