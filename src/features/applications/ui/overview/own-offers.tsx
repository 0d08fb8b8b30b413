import { useQuery } from '@tanstack/react-query'
import { useTRPC } from '~/platform/client/trpc'
import { ButtonLink } from '~/ui/buttons/button-link'
import type { OwnOffer } from '../../views'
import { OfferCard } from '../offers/offer-card'

/** Offers above everything else; nothing without one. */
export function OwnOffers({ offers, now }: { offers: readonly OwnOffer[]; now: Date }) {
  if (offers.length === 0) return null
  return (
    <section aria-label="Deine Angebote" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {offers.map((offer) => (
        <OfferCard
          key={offer.id}
          offer={offer}
          now={now}
          headingLevel={2}
          question={<Question applicationId={offer.applicationId} />}
        />
      ))}
    </section>
  )
}

/** Leads to the conversation when there is one, else to the application. */
function Question({ applicationId }: { applicationId: string }) {
  const trpc = useTRPC()
  const { data } = useQuery(trpc.conversation.ofApplication.queryOptions({ applicationId }))
  if (!data) return null
  return (
    <ButtonLink
      to="/app/applicant/message-reply/$replyToMessageId"
      params={{ replyToMessageId: data.id }}
      variant="ghost"
    >
      Rückfrage
    </ButtonLink>
  )
}
