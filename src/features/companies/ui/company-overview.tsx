import type { ReactNode } from 'react'
import { type Kpi, KpiStrip } from '~/ui/text/definition-list'
import { FirstSteps } from './first-steps'
import { ProfileMissingNote } from './profile/profile-missing-note'

type CompanyOverviewProps = {
  hasProfile: boolean
  /** No open posting, and a licence to publish one. */
  needsPosting: boolean
  isAdmin: boolean
  /** Key figures from other features (postings, applications); without any the strip is hidden. */
  figures: readonly Kpi[]
  /** What else concerns the company today, e.g. the newest applications. */
  children?: ReactNode
}

/** The company's dashboard: what must be done first, then figures, then what the caller adds. */
export function CompanyOverview({ hasProfile, needsPosting, isAdmin, figures, children }: CompanyOverviewProps) {
  return (
    <>
      {!hasProfile && <ProfileMissingNote />}
      {figures.length > 0 && <KpiStrip figures={figures} />}
      {hasProfile && needsPosting && <FirstSteps isAdmin={isAdmin} />}
      {children}
    </>
  )
}
