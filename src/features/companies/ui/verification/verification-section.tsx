import { useQuery } from '@tanstack/react-query'
import { formatDay } from '~/lib/dates/dates'
import { useTRPC } from '~/platform/client/trpc'
import { FormSection } from '~/ui/form-section'
import { Note } from '~/ui/note'
import type { CompanyMedia } from '../../views'
import { VerificationWays } from './verification-ways'
import { VerifiedBadge } from './verified-badge'

/** Shows whether the company is verified, and how it can be. For company admins. */
export function VerificationSection() {
  const trpc = useTRPC()
  const { data } = useQuery(trpc.companyProfile.media.queryOptions())
  if (!data) return null
  return (
    <div className="mt-6 max-w-3xl">
      <FormSection
        title="Verifizierung"
        lead="Wer sich bewirbt, sieht an „Verifiziert“, dass hinter der Stelle wirklich Ihr Unternehmen steht."
      >
        {data.verifiedAt ? (
          <Verified company={data} verifiedAt={data.verifiedAt} />
        ) : data.website ? (
          // Another website is another domain: earlier input no longer applies.
          <VerificationWays key={data.website} />
        ) : (
          <Note>Tragen Sie oben Ihre Website ein und speichern Sie. Danach zeigen wir Ihnen, wie es weitergeht.</Note>
        )}
      </FormSection>
    </div>
  )
}

function Verified({ company, verifiedAt }: { company: CompanyMedia; verifiedAt: Date }) {
  return (
    <p className="flex flex-wrap items-center gap-3">
      <VerifiedBadge verifiedBy={company.verifiedBy} verifiedDomain={company.verifiedDomain} />
      <span className="text-muted">
        seit {formatDay(verifiedAt)}
        {company.verifiedDomain && `, über die Domain ${company.verifiedDomain}`}. Ändern Sie Name oder Website,
        verifizieren Sie das Unternehmen bitte neu.
        {(company.verifiedBy === 'dns' || company.verifiedBy === 'file') &&
          ' Den Eintrag oder die Datei können Sie wieder entfernen.'}
      </span>
    </p>
  )
}
