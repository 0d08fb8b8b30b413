import type { OwnOffer } from '../../views'
import { OfferCard } from '../offers/offer-card'
import { ConversationLink } from '../own/conversation-link'

/** Offers above everything else; nothing without one. */
export function OwnOffers({ offers, now }: { offers: readonly OwnOffer[]; now: Date }) {
  if (offers.length === 0) return null
  return (
    <section aria-label="Deine Angebote" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {offers.map((offer) => (
        <OfferCard
          // A newer version takes the place of the one before.
          key={offer.applicationId}
          offer={offer}
          now={now}
          question={
            <ConversationLink applicationId={offer.applicationId} variant="ghost">
              Rückfrage
            </ConversationLink>
          }
        />
      ))}
    </section>
  )
}
