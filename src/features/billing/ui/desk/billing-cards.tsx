import { formatDay } from '~/lib/dates/dates'
import { Button } from '~/ui/buttons/button'
import { Card } from '~/ui/card'
import { AddressText } from '~/ui/text/address-text'
import { FactList } from '~/ui/text/definition-list'
import { billingCountryOptions } from '../order/billing-countries'

type Mandate = { reference: string; accountHolder: string; maskedIban: string; signedAt: Date | null }

/** The mandate on file. */
export function MandateCard({ mandate, onChange }: { mandate: Mandate | null; onChange: (() => void) | null }) {
  return (
    <Card as="section" padding="lg" aria-labelledby="lastschrift" className="flex flex-col">
      <h2 id="lastschrift" className="mb-4 text-xl">
        SEPA-Lastschrift
      </h2>
      {mandate ? (
        <FactList
          columns={2}
          facts={[
            { term: 'Kontoinhaber', value: mandate.accountHolder },
            { term: 'IBAN', value: <span className="num">{mandate.maskedIban}</span> },
            { term: 'Mandatsreferenz', value: mandate.reference },
            { term: 'Erteilt am', value: mandate.signedAt ? formatDay(mandate.signedAt) : '–' },
          ]}
        />
      ) : (
        <p className="text-sm text-muted">Zurzeit gibt es kein gültiges Lastschriftmandat.</p>
      )}
      {onChange && (
        <div className="mt-auto pt-5">
          <Button variant="outline" size="sm" onClick={onChange}>
            Konto ändern
          </Button>
        </div>
      )}
    </Card>
  )
}

type Address = Record<'name' | 'street' | 'houseNumber' | 'postalCode' | 'city' | 'vatId', string | null> & {
  country: string
  invoiceEmail: string | null
  buyerReference: string | null
}

/** Where invoices go. */
export function AddressCard({ address, onChange }: { address: Address; onChange: () => void }) {
  const country = billingCountryOptions.find(({ value }) => value === address.country)
  return (
    <Card as="section" padding="lg" aria-labelledby="anschrift" className="flex flex-col">
      <h2 id="anschrift" className="mb-4 text-xl">
        Rechnungsanschrift
      </h2>
      <address className="text-sm not-italic">
        {address.name}
        <br />
        {address.street} {address.houseNumber}
        <br />
        {address.postalCode} {address.city}
        {country && country.value !== 'DE' && (
          <>
            <br />
            {country.label}
          </>
        )}
      </address>
      {address.vatId && <p className="mt-2 text-sm text-muted">USt-IdNr. {address.vatId}</p>}
      {address.invoiceEmail && (
        <p className="mt-1 text-sm text-muted">
          Rechnungen an <AddressText address={address.invoiceEmail} />
        </p>
      )}
      {address.buyerReference && <p className="mt-1 text-sm text-muted">Referenz {address.buyerReference}</p>}
      <div className="mt-auto pt-5">
        <Button variant="outline" size="sm" onClick={onChange}>
          Anschrift ändern
        </Button>
      </div>
    </Card>
  )
}
