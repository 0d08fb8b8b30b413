import { useMutation } from '@tanstack/react-query'
import { formatIsoDay } from '~/lib/dates/dates'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { confirm } from '~/ui/dialog/confirm'
import { useHeld } from '~/ui/form/guard/use-held'
import { useKeptOpen } from '~/ui/form/guard/use-kept-open'
import { toast } from '~/ui/toast/toast-store'
import { offerPay } from '../../offers/offer-facts'
import type { OwnOffer } from '../../views'
import { WordsDialog } from '../words-dialog'

type Props = { offer: Pick<OwnOffer, 'id' | 'companyName' | 'jobTitle' | 'terms'>; canAccept: boolean }

/** "Annehmen" and "Ablehnen" side by side; each asks once before it is done. */
export function OfferAnswer({ offer, canAccept }: Props) {
  const trpc = useTRPC()
  const [isDeclining, setDeclining] = useKeptOpen(`angebot-ablehnen-${offer.id}`)
  // A newer version that comes while somebody writes why not is another offer, and nobody has read it yet.
  const declined = useHeld(isDeclining, offer)
  const accept = useMutation(
    trpc.application.acceptOffer.mutationOptions({
      onSuccess: () => {
        const message = `${offer.companyName} weiß Bescheid. Deine Zusage gibt es als PDF.`
        toast.show({ severity: 'success', title: 'Angebot angenommen', message, life: 8000 })
      },
    }),
  )
  const decline = useMutation(
    trpc.application.declineOffer.mutationOptions({
      onSuccess: () => {
        toast.success('Angebot abgelehnt')
        setDeclining(false)
      },
    }),
  )
  async function askToAccept() {
    const { startsOn } = offer.terms
    const isSure = await confirm({
      title: 'Angebot annehmen?',
      message: `„${offer.jobTitle}“ bei ${offer.companyName}: ${offerPay(offer.terms)}, ab ${formatIsoDay(startsOn)}. Das Unternehmen erfährt es sofort und verlässt sich darauf.`,
      acceptLabel: 'Ja, annehmen',
      rejectLabel: 'Noch nicht',
    })
    if (isSure) accept.mutate({ offerId: offer.id })
  }
  return (
    <>
      {canAccept && (
        <Button variant="signal" isPending={accept.isPending} onClick={() => void askToAccept()}>
          Annehmen
        </Button>
      )}
      <Button variant="outline" onClick={() => setDeclining(true)}>
        Ablehnen
      </Button>
      {isDeclining && (
        <WordsDialog
          about={declined.id}
          title="Angebot ablehnen?"
          label="Grund"
          description="Das Unternehmen liest ihn."
          maxLength={1000}
          acceptLabel="Ja, ablehnen"
          rejectLabel="Noch nicht"
          tone="danger"
          isPending={decline.isPending}
          onSend={(reason) => decline.mutate({ offerId: declined.id, reason: reason || null })}
          onClose={() => setDeclining(false)}
        >
          <p className="text-sm">
            Deine Bewerbung als „{offer.jobTitle}“ bei {offer.companyName} endet damit. Zurücknehmen lässt sich das
            nicht.
          </p>
        </WordsDialog>
      )}
    </>
  )
}
