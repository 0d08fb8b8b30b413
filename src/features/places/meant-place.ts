import { LAND_NAMES, type Land } from './vocabulary'

type Suggested = { name: string; land: Land; postalCode?: string; label: string }

/**
 * The one suggestion that a typed text means without being chosen: its whole label, its postal code, or its name, with
 * or without the state.
 * @returns `several` when more than one place is called so
 */
export function meantPlace<Place extends Suggested>(
  text: string,
  suggestions: readonly Place[],
): { kind: 'one'; place: Place } | { kind: 'several' | 'none' } {
  const typed = plain(text)
  const [found, ...others] = suggestions.filter(({ name, land, postalCode, label }) =>
    [label, postalCode, name, `${name}, ${LAND_NAMES[land]}`].some(
      (said) => said !== undefined && plain(said) === typed,
    ),
  )
  if (!found) return { kind: 'none' }
  return others.length === 0 ? { kind: 'one', place: found } : { kind: 'several' }
}

function plain(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLocaleLowerCase('de-DE')
}
