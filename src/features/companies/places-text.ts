import { counted } from '~/lib/text/counted'

/**
 * How many places of a plan are taken by colleagues and open invitations. A company that changed to a smaller plan may
 * have more than the plan has.
 * @param most null is unlimited
 */
export function placesText(taken: number, most: number | null): string {
  const places = counted(taken, ['Platz', 'Plätze'])
  if (most === null) return `${places} belegt, beliebig viele möglich.`
  if (taken <= most)
    return `${taken} von ${most === 1 ? 'einem Platz' : `${most} Plätzen`} belegt; offene Einladungen zählen mit.`
  return `${places} belegt; zurzeit ${most === 1 ? 'steht Ihnen einer' : `stehen Ihnen ${most}`} zu. Wer schon dabei ist, bleibt dabei.`
}
