import type { ApplicationListInput } from './search-params'

/** Where the CSV of a list is found, with the filters of the list or for the chosen ones alone. */
export function exportAddress(filters: ApplicationListInput, ids: readonly string[] = []): string {
  const parameters = new URLSearchParams()
  for (const [key, value] of Object.entries(filters)) {
    if (value !== undefined && key !== 'page') parameters.set(key, String(value))
  }
  if (ids.length > 0) parameters.set('ids', ids.join(','))
  const query = parameters.toString()
  return `/api/files/applications${query ? `?${query}` : ''}`
}
