import { offerFacts } from '../../offers/offer-facts'
import type { OfferTerms } from '../../offers/offer-schema'
import type { OwnOffer } from '../../views'

/** The terms of an offer, the ones that people ask for first in front. */
export function OfferTermsList({ terms, net = null }: { terms: OfferTerms; net?: OwnOffer['net'] }) {
  const [pay, ...others] = offerFacts(terms)
  const facts = [
    ...(pay ? [pay] : []),
    ...(net ? [[`Netto, Klasse I, ${net.year}`, `etwa ${net.euros.toLocaleString('de-DE')}\u00a0€`] as const] : []),
    ...others,
  ]
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 @xl:grid-cols-4">
      {facts.map(([term, value]) => (
        <div key={term} className="min-w-0">
          <dt className="text-sm text-muted">{term}</dt>
          <dd className="num font-semibold wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
