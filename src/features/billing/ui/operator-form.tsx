import { ADDRESS, AddressFields } from '~/features/companies/ui/profile/address-fields'
import { Form, SubmitButton, useAppForm } from '~/ui/form/form'
import { FormSection } from '~/ui/form-section'
import { groupIban } from '../debit/mandate'
import { type OperatorInput, operatorSchema } from '../operator'
import { ADDRESS_LENGTHS } from './order/billing-countries'

type OperatorFormProps = { known: OperatorInput | null; onSave: (values: OperatorInput) => Promise<unknown> }

/** The operator's data for invoices, debits and the legal pages. */
export function OperatorForm({ known, onSave }: OperatorFormProps) {
  const form = useAppForm({
    schema: operatorSchema,
    defaultValues: known ? { ...known, iban: groupIban(known.iban) } : empty,
    onSubmit: onSave,
  })
  const text = (label: string, max: number, isRequired = true, description?: string) => ({
    label,
    maxLength: max,
    autoComplete: 'off',
    description,
    ...(isRequired ? { isRequired } : { isOptional: true }),
  })
  return (
    <Form form={form}>
      <div className="grid max-w-3xl gap-6">
        <FormSection title="Wer Stellwerk betreibt" lead="Steht auf Rechnungen und im Impressum.">
          <form.TextField name="name" {...text('Name oder Firma', 70)} />
          <form.TextField name="representatives" {...text('Vertreten durch', 200)} />
          <AddressFields form={form} fields={ADDRESS} lengths={{ ...ADDRESS_LENGTHS, postalCode: 5 }} />
          <div className="grid gap-4 sm:grid-cols-2">
            <form.TextField name="email" {...text('E-Mail', 120)} />
            <form.TextField name="phone" {...text('Telefon', 40)} />
            <form.TextField name="contactName" {...text('Ansprechperson für Rechnungen', 70)} />
            <form.TextField name="dsaEmail" {...text('Kontaktstelle nach DSA (E-Mail)', 120)} />
            <form.TextField name="registerCourt" {...text('Registergericht', 80, false)} />
            <form.TextField name="registerNumber" {...text('Registernummer', 40, false)} />
          </div>
          <form.TextField name="supervisoryAuthority" {...text('Aufsichtsbehörde', 200, false)} />
          <form.TextField name="editor" {...text('Verantwortlich nach §\u00a018 MStV', 200, false)} />
        </FormSection>
        <FormSection title="Datenschutz" lead="Steht in der Datenschutzerklärung und in den AGB.">
          <form.TextField
            name="dataProtectionContact"
            {...text('Datenschutzbeauftragte Person mit Kontakt', 200, false)}
          />
          <form.TextField name="dataProtectionAuthority" {...text('Zuständige Datenschutzaufsicht', 200, false)} />
          <form.TextArea
            name="processors"
            label="Dienstleister mit Sitz und Land"
            description="Rechenzentrum, E-Mail-Versand und alle anderen, die Daten im Auftrag verarbeiten. Steht gleich in der Datenschutzerklärung; im Vertrag zur Auftragsverarbeitung erst, wenn Sie dort einen neuen Text 30&nbsp;Tage vorher ankündigen."
            maxLength={1000}
            isOptional
          />
          <form.TextField
            name="processingAgreement"
            {...text('Vertrag zur Auftragsverarbeitung', 300, false, 'Fundstelle oder wie man ihn bekommt.')}
          />
          <form.TextField name="otherRetention" {...text('Fristen für Protokolle und Datensicherungen', 500, false)} />
        </FormSection>
        <FormSection title="Steuer" lead="Eine der beiden Nummern muss auf jeder Rechnung stehen (§&nbsp;14 UStG).">
          <div className="grid gap-4 sm:grid-cols-2">
            <form.TextField name="vatId" {...text('USt-IdNr.', 14, false, 'Nötig für Kunden im EU-Ausland.')} />
            <form.TextField name="taxNumber" {...text('Steuernummer', 20, false)} />
          </div>
          <form.Checkbox
            name="isSmallBusiness"
            label="Kleinunternehmer nach §&nbsp;19 UStG: Rechnungen ohne Umsatzsteuer"
          />
        </FormSection>
        <FormSection
          title="Bank und Lastschrift"
          lead={known ? 'Ein anderes Konto gilt erst, wenn eine zweite Person es freigibt.' : undefined}
        >
          <form.TextField
            name="creditorId"
            {...text('Gläubiger-Identifikationsnummer', 35, true, 'Vergibt die Deutsche Bundesbank.')}
          />
          <form.TextField name="iban" {...text('IBAN', 42)} />
          <div className="grid gap-4 sm:grid-cols-2">
            <form.TextField name="bic" {...text('BIC', 11, false)} />
            <form.TextField name="bankName" {...text('Bank', 70, false)} />
          </div>
        </FormSection>
        <FormSection title="Rechnung und Mahnung" lead="Die Tage der Vorabankündigung stehen unter Einstellungen.">
          <div className="grid gap-4 sm:grid-cols-2">
            <form.TextField name="invoicePrefix" {...text('Kürzel der Rechnungsnummern', 6)} />
            <form.NumberField name="paymentDays" label="Zahlungsziel bei Überweisung" unit="Tage" isRequired />
            <form.NumberField name="graceDays" label="Kulanz nach Rückgabe oder Verzug" unit="Tage" isRequired />
            <form.MoneyField name="returnFeeCents" label="Kosten einer Rücklastschrift" isRequired />
          </div>
          <form.TextArea name="paymentTerms" label="Hinweis auf jeder Rechnung" maxLength={500} isRequired />
        </FormSection>
        <FormSection title="DATEV">
          <div className="grid gap-4 sm:grid-cols-2">
            <form.TextField name="datevConsultant" {...text('Beraternummer', 7)} />
            <form.TextField name="datevClient" {...text('Mandantennummer', 5)} />
            <form.TextField name="datevDebtorAccount" {...text('Sammelkonto Debitoren', 9)} />
            <form.TextField name="datevRevenueAccount" {...text('Erlöse zum Regelsatz', 9)} />
            <form.TextField name="datevReverseChargeAccount" {...text('Erlöse Reverse Charge', 9)} />
            <form.TextField name="datevTaxFreeAccount" {...text('Erlöse nach §\u00a019 UStG', 9)} />
            <form.TextField name="datevFeeAccount" {...text('Kosten von Rücklastschriften', 9)} />
            <form.TextField name="datevTransitAccount" {...text('Geldtransit', 9)} />
          </div>
        </FormSection>
        <div className="form-bar">
          <SubmitButton>Betreiberdaten speichern</SubmitButton>
        </div>
      </div>
    </Form>
  )
}

const empty: OperatorInput = {
  ...{ name: '', representatives: '', street: '', houseNumber: '', postalCode: '', city: '' },
  ...{ email: '', phone: '', contactName: '', dsaEmail: '', registerCourt: null, registerNumber: null },
  ...{ dataProtectionContact: null, dataProtectionAuthority: null, processors: null, processingAgreement: null },
  otherRetention: null,
  ...{ supervisoryAuthority: null, editor: null, vatId: null, taxNumber: null, isSmallBusiness: false },
  ...{ creditorId: '', iban: '', bic: null, bankName: null, invoicePrefix: 'RE', paymentDays: 14, graceDays: 14 },
  ...{ returnFeeCents: 0, paymentTerms: 'Es gelten unsere Allgemeinen Geschäftsbedingungen.' },
  ...{ datevConsultant: '1001', datevClient: '1', datevDebtorAccount: '10000', datevRevenueAccount: '8400' },
  ...{ datevReverseChargeAccount: '8336', datevTaxFreeAccount: '8195', datevFeeAccount: '4970' },
  datevTransitAccount: '1360',
}
