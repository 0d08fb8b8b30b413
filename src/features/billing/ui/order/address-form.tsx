import { type BillingAddressInput, billingAddressSchema } from '~/features/billing/schema'
import { ADDRESS, AddressFields } from '~/features/companies/ui/profile/address-fields'
import { Form, SubmitButton, useAppForm } from '~/ui/form/form'
import { ADDRESS_LENGTHS, billingCountry, billingCountryOptions } from './billing-countries'

type Known = Record<'name' | 'street' | 'houseNumber' | 'postalCode' | 'city' | 'vatId', string | null> & {
  country: string
  invoiceEmail: string | null
  buyerReference: string | null
}
type AddressFormProps = { known: Known; onSave: (address: BillingAddressInput) => Promise<unknown> }

/** The address of future invoices. */
export function AddressForm({ known, onSave }: AddressFormProps) {
  const form = useAppForm({
    schema: billingAddressSchema,
    defaultValues: {
      companyName: known.name ?? '',
      street: known.street ?? '',
      houseNumber: known.houseNumber ?? '',
      postalCode: known.postalCode ?? '',
      city: known.city ?? '',
      country: billingCountry(known.country),
      vatId: known.vatId ?? '',
      invoiceEmail: known.invoiceEmail ?? '',
      buyerReference: known.buyerReference ?? '',
    },
    onSubmit: onSave,
  })
  return (
    <Form form={form}>
      <form.TextField name="companyName" label="Name des Unternehmens" maxLength={70} isRequired />
      <AddressFields form={form} fields={ADDRESS} lengths={ADDRESS_LENGTHS} />
      <div className="grid gap-4 sm:grid-cols-2">
        <form.Select name="country" label="Land" options={billingCountryOptions} isRequired />
        <form.TextField name="vatId" label="USt-IdNr." isOptional />
        <form.TextField name="invoiceEmail" label="Rechnungen per E-Mail an" type="email" isOptional />
        <form.TextField name="buyerReference" label="Bestellnummer oder Leitweg-ID" maxLength={46} isOptional />
      </div>
      <div className="dialog-end">
        <SubmitButton>Anschrift speichern</SubmitButton>
      </div>
    </Form>
  )
}
