import { printableLine } from '~/lib/text/printable-text'
import { z } from '~/lib/zod'
import { LANDS } from './vocabulary'

export const landSchema = z.enum(LANDS)

/** A postal code is text: 01067 keeps its zero. */
export const postalCodeSchema = z.string().regex(/^\d{5}$/, 'Bitte geben Sie eine Postleitzahl mit fünf Ziffern ein.')

/** A place as other features store it: chosen from the list of places, with its coordinates. */
export const placeSchema = z.object({
  postalCode: postalCodeSchema,
  name: printableLine().min(1).max(120),
  land: landSchema,
  lat: z.number().min(47).max(56),
  lon: z.number().min(5).max(16),
})

export type Place = z.infer<typeof placeSchema>

/** A suggested place; without a postal code it means the place as a whole. */
export type PlaceSuggestion = Omit<Place, 'postalCode'> & {
  postalCode?: string
  /** "33602 Bielefeld" or "Bielefeld, Nordrhein-Westfalen" */
  label: string
}

export type PlaceLookup =
  | { kind: 'found'; place: PlaceSuggestion }
  | { kind: 'ambiguous'; places: PlaceSuggestion[] }
  | { kind: 'unknown' }
