import type { ApplicationListInput } from './search-params'

/** The address of a list as a file, with the filters of the list or only the selected ones. */
export function exportAddress(
  format: 'csv' | 'pdf',
  filters: ApplicationListInput,
  ids: readonly string[] = [],
): string {
  const parameters = new URLSearchParams()
  for (const [key, value] of Object.entries(filters)) {
    if (value !== undefined && key !== 'page') parameters.set(key, String(value))
  }
  if (ids.length > 0) parameters.set('ids', ids.join(','))
  parameters.set('format', format)
  return `/api/files/applications?${parameters}`
}

export function procedureAddress(jobPostingId: string): string {
  return `/api/files/procedure/${jobPostingId}`
}

/** Letter, résumé and certificates of one application as one PDF. */
export function folderAddress(applicationId: string): string {
  return `/api/files/application-folder/${applicationId}`
}
