/** What a company does next, once a posting is online. */
export type NextStep = 'logo' | 'colleagues' | 'slots'

type Known = {
  hasLogo: boolean
  /** Only admins invite. */
  isAdmin: boolean
  /** Works here alone, and has invited nobody. */
  isAlone: boolean
}

/** The first thing that is missing and that this person may do. */
export function nextStepOf({ hasLogo, isAdmin, isAlone }: Known): NextStep {
  if (!hasLogo) return 'logo'
  return isAdmin && isAlone ? 'colleagues' : 'slots'
}
