type Limits = { maxActiveJobPostings: number | null; maxMembers: number | null; trialDays: number }

/** The content of a plan, as sentences for lists. Every plan includes the résumé search. */
export function planFeatures({ maxActiveJobPostings, maxMembers, trialDays }: Limits): string[] {
  const trial = trialDays > 0 ? [`${trialDays}\u00a0Tage kostenlos testen`] : []
  return [
    postingsText(maxActiveJobPostings),
    membersText(maxMembers),
    'Lebensläufe suchen',
    'Bewerbungen verwalten',
    ...trial,
  ]
}

function postingsText(max: number | null): string {
  if (max === null) return 'Beliebig viele Stellen'
  return max === 1 ? '1\u00a0Stelle gleichzeitig' : `Bis zu ${max}\u00a0Stellen gleichzeitig`
}

function membersText(max: number | null): string {
  if (max === null) return 'Beliebig viele Kolleginnen und Kollegen'
  return max === 1 ? '1\u00a0Platz' : `${max}\u00a0Plätze für Kolleginnen und Kollegen`
}
