import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatMoment } from '~/lib/dates/dates'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { Dialog } from '~/ui/dialog/dialog'
import type { SignedAgreement } from '../../views'

/** The version of a signed agreement; pressed, it shows the text as it was signed. */
export function SignedText({ agreement }: { agreement: SignedAgreement }) {
  const { id, version, companyName, signedBy, signedAt } = agreement
  const trpc = useTRPC()
  const [isOpen, setOpen] = useState(false)
  const { data, isError } = useQuery(trpc.agreement.signedText.queryOptions({ id }, { enabled: isOpen }))
  return (
    <>
      <Button variant="ghost" size="sm" className="-mx-3" onClick={() => setOpen(true)}>
        Fassung&nbsp;{version} lesen<span className="sr-only">, {companyName ?? 'ohne Namen'}</span>
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Geschlossener Vertrag" size="lg" isDismissable>
        <p className="text-sm text-muted">
          Geschlossen von {signedBy}, {formatMoment(signedAt)}
        </p>
        <p className="mt-3 whitespace-pre-line wrap-anywhere" role="status">
          {isError || data === null
            ? 'Der Text lässt sich gerade nicht laden. Bitte versuchen Sie es noch einmal.'
            : (data ?? 'Lädt …')}
        </p>
      </Dialog>
    </>
  )
}
