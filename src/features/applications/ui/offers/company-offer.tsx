import { useMutation } from '@tanstack/react-query'
import { FileDown } from 'lucide-react'
import { useRef } from 'react'
import { formatDay, formatIsoDay } from '~/lib/dates/dates'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { ButtonAnchor } from '~/ui/buttons/link'
import { useFocusRescue } from '~/ui/focus/use-focus-rescue'
import { useHeld } from '~/ui/form/guard/use-held'
import { useKeptChoice } from '~/ui/form/guard/use-kept-open'
import { Note } from '~/ui/note'
import { toast } from '~/ui/toast/toast-store'
import { isPast } from '../../offers/offer'
import { offerPay } from '../../offers/offer-facts'
import type { CompanyOffer as Offer } from '../../views'
import type { StepTarget } from '../steps/step-target'
import { WordsDialog } from '../words-dialog'
import { OfferDialog } from './offer-dialog'

const ACTS = ['replace', 'withdraw'] as const

type Props = { offers: readonly Offer[]; application: StepTarget; now: Date }

/** The latest offer as the company sees it: how it stands, with its document, a newer one, and taking it back. */
export function CompanyOffer({ offers, application, now }: Props) {
  const [act, setAct] = useKeptChoice(`angebot-offen-${application.id}`, ACTS)
  const group = useRef<HTMLElement>(null)
  const [latest, ...earlier] = offers
  useFocusRescue(group, `${latest?.id} ${latest?.status}`)
  const held = useHeld(act !== null, latest)
  const heldTarget = useHeld(act !== null, application)
  const canOffer = application.status === 'offer' && latest?.status !== 'open'
  if (!latest && !canOffer && act === null) return null
  const isLate = latest !== undefined && isPast(latest, now)
  const making = (
    <Button size="sm" variant={isLate ? 'primary' : 'outline'} onClick={() => setAct('replace')}>
      {isLate ? 'Verlängern oder ändern' : latest?.status === 'open' ? 'Neue Fassung' : 'Angebot senden'}
    </Button>
  )
  return (
    <section ref={group} tabIndex={-1} aria-label="Angebot">
      {latest ? (
        <Note
          tone={toneOf(latest, isLate)}
          title={titleOf(latest, isLate)}
          actions={
            <>
              {(latest.status === 'open' || canOffer) && making}
              <ButtonAnchor href={`/api/files/offer/${latest.id}`} download size="sm" variant="outline">
                <FileDown aria-hidden="true" />
                {latest.status === 'accepted' ? 'Zusage als PDF' : 'Angebot als PDF'}
              </ButtonAnchor>
              {latest.fileId && (
                <ButtonAnchor href={`/api/files/offer-document/${latest.id}`} download size="sm" variant="outline">
                  Beigelegtes Dokument
                </ButtonAnchor>
              )}
              {latest.status === 'open' && (
                <Button size="sm" variant="ghost" onClick={() => setAct('withdraw')}>
                  Zurückziehen
                </Button>
              )}
            </>
          }
        >
          <p>
            {offerPay(latest.terms)}, Beginn {formatIsoDay(latest.terms.startsOn)}
            {latest.number > 1 && `, ${latest.number}. Fassung`}
          </p>
          {latest.reply && <p className="mt-1 whitespace-pre-line">„{latest.reply}“</p>}
          {latest.endReason && <p className="mt-1 whitespace-pre-line">Ihr Grund: „{latest.endReason}“</p>}
          {isLate && <p className="mt-1">Bitte entscheiden Sie: verlängern, zurückziehen oder absagen.</p>}
          {earlier.length > 0 && <Earlier offers={earlier} />}
        </Note>
      ) : (
        canOffer && making
      )}
      {act === 'replace' && <OfferDialog application={heldTarget} onClose={() => setAct(null)} />}
      {act === 'withdraw' && held && <WithdrawDialog offerId={held.id} onClose={() => setAct(null)} />}
    </section>
  )
}

function Earlier({ offers }: { offers: readonly Offer[] }) {
  return (
    <ul className="mt-1 list-disc pl-5 text-sm">
      {offers.map((offer) => (
        <li key={offer.id}>
          <a className="link" href={`/api/files/offer/${offer.id}`} download>
            {offer.number}. Fassung
          </a>{' '}
          vom {formatDay(offer.createdAt)}: {offerPay(offer.terms)}
        </li>
      ))}
    </ul>
  )
}

function toneOf({ status }: Offer, isLate: boolean) {
  if (status === 'accepted') return 'success'
  return isLate || status === 'declined' ? 'warn' : 'info'
}

function titleOf({ status, answerUntil, answeredAt }: Offer, isLate: boolean): string {
  const on = answeredAt ? ` am ${formatDay(answeredAt)}` : ''
  if (status === 'accepted') return `Angebot angenommen${on}`
  if (status === 'declined') return `Angebot abgelehnt${on}`
  if (status === 'withdrawn') return 'Angebot zurückgezogen'
  if (status !== 'open') return 'Angebot ohne Antwort beendet'
  return isLate
    ? `Angebot galt bis ${formatIsoDay(answerUntil)}, keine Antwort`
    : `Angebot gesendet, gültig bis ${formatIsoDay(answerUntil)}`
}

function WithdrawDialog({ offerId, onClose }: { offerId: string; onClose: () => void }) {
  const trpc = useTRPC()
  const withdraw = useMutation(
    trpc.application.withdrawOffer.mutationOptions({
      onSuccess: () => {
        toast.success('Angebot zurückgezogen')
        onClose()
      },
    }),
  )
  return (
    <WordsDialog
      about={offerId}
      title="Angebot zurückziehen?"
      label="Grund"
      description="Geht als E-Mail hinaus. Die Bewerbung geht einen Schritt zurück und bleibt offen."
      maxLength={1000}
      missing="Bitte schreiben Sie ein paar Worte dazu."
      acceptLabel="Zurückziehen"
      rejectLabel="Behalten"
      tone="danger"
      isFromCompany
      isPending={withdraw.isPending}
      onSend={(reason) => withdraw.mutate({ offerId, reason })}
      onClose={onClose}
    />
  )
}
