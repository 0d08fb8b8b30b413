/** `(m/w/d)` in any order and with f, x, i, a or gn; `(alle Geschlechter)`, `(all genders)`. */
const MARKER = /\(\s*(?:[mwfdxia](?:\s*[/|*,]\s*[mwfdxia]){2,3}|gn\*?|alle geschlechter|all genders)\s*\)/i
/** `Verkäufer:in`, `Verkäufer*innen`, `Verkäufer_in`, `Verkäufer·in`: forms that mean everyone. */
const INCLUSIVE_FORM = /\p{L}[:*_·•]in(?:nen)?(?![\p{L}])/u

/** Whether a title addresses all genders by itself. A pair (`Koch/Köchin`) names two and is not enough. */
export function addressesAllGenders(title: string): boolean {
  return MARKER.test(title) || INCLUSIVE_FORM.test(title)
}

/** The title as it is stored: with `(m/w/d)` unless it addresses all genders already (AGG § 11). */
export function neutralTitle(title: string): string {
  const trimmed = title.trim().replace(/\s+/g, ' ')
  return addressesAllGenders(trimmed) ? trimmed : `${trimmed} (m/w/d)`
}

/** The title without the gender marker, for search engines that count it as noise. */
export function titleWithoutMarker(title: string): string {
  return title.replace(MARKER, ' ').replace(/\s+/g, ' ').trim()
}
