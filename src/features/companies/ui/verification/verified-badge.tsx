import { BadgeCheck } from 'lucide-react'
import type { VerificationProof } from '~/features/companies/verification'
import { Chip } from '~/ui/chip'

type VerifiedBadgeProps = { verifiedBy: VerificationProof | null; verifiedDomain?: string | null }

/** Says that the company's identity is verified, and how. Nothing for other companies. */
export function VerifiedBadge({ verifiedBy, verifiedDomain }: VerifiedBadgeProps) {
  if (verifiedBy === null) return null
  const how = explain(verifiedBy, verifiedDomain ?? 'seiner Website')
  return (
    <span title={how}>
      <Chip tone="success">
        <BadgeCheck className="size-4" aria-hidden="true" />
        Verifiziert<span className="sr-only">: {how}</span>
      </Chip>
    </span>
  )
}

function explain(verifiedBy: VerificationProof, domain: string): string {
  if (verifiedBy === 'admin') return 'Das Team der Plattform hat das Unternehmen geprüft.'
  if (verifiedBy === 'mail') return `Das Unternehmen hat eine E-Mail-Adresse bei ${domain} bestätigt.`
  return `Das Unternehmen hat gezeigt, dass ihm die Domain ${domain} gehört.`
}
