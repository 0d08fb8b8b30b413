import type { Source } from '../sources'

/** Where people came from, as companies read it; apart from the words themselves, which every visitor loads. */
export const sourceLabels = {
  search: 'Suche auf Stellwerk',
  'company-page': 'Ihre Seite auf Stellwerk',
  alert: 'Suchauftrag per E-Mail',
  account: 'Merkliste und Konto',
  website: 'Ihre Website',
  shared: 'Geteilter Link, QR-Code',
  arbeitsagentur: 'Agentur für Arbeit',
  indeed: 'Indeed',
  feed: 'Feed einer Suche',
  google: 'Google',
  'other-search': 'Andere Suchmaschinen',
  'other-site': 'Andere Websites',
  unknown: 'Direkt oder ohne Angabe',
} satisfies Record<Source, string>
