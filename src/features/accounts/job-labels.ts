/** The background jobs by the names they run under, and what platform admins call them. */
export const jobLabels = {
  mail: 'E-Mail-Versand',
  search: 'Suchindex',
  views: 'Aufrufzahlen',
  'search alerts': 'Suchaufträge',
  billing: 'Abrechnung',
  retention: 'Aufbewahrungsfristen',
  deadlines: 'Fristen und Laufzeiten',
  audit: 'Prüfung des Protokolls',
} as const

export type JobName = keyof typeof jobLabels

/** What a job is called; one that an older version of the program ran keeps its name. */
export function jobLabel(name: string): string {
  return new Map<string, string>(Object.entries(jobLabels)).get(name) ?? name
}
