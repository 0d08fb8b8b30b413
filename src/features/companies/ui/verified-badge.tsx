import { BadgeCheck } from 'lucide-react'
import { Chip } from '~/ui/chip'

type VerifiedBadgeProps = { verifiedBy: 'domain' | 'admin' | null; verifiedDomain?: string | null }

/** Says that we know the company is who it says, and how we know. Nothing for a company that has not shown it. */
export function VerifiedBadge({ verifiedBy, verifiedDomain }: VerifiedBadgeProps) {
  if (verifiedBy === null) return null
  const how =
    verifiedBy === 'domain' && verifiedDomain
      ? `Das Unternehmen hat eine E-Mail-Adresse bei ${verifiedDomain} bestätigt.`
      : 'Das Team der Plattform hat das Unternehmen geprüft.'
  return (
    <span title={how}>
      <Chip tone="success">
        <BadgeCheck className="size-4" aria-hidden="true" />
        Verifiziert<span className="sr-only">: {how}</span>
      </Chip>
    </span>
  )
}
