import { ADDRESS, AddressFields } from '~/features/companies/ui/profile/address-fields'
import { Form } from '~/ui/form/form'
import { SubmitButton } from '~/ui/form/submit-button'
import { useAppForm } from '~/ui/form/use-app-form'
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
          <form.AppField name="name">{(field) => <field.TextField {...text('Name oder Firma', 70)} />}</form.AppField>
          <form.AppField name="representatives">
            {(field) => <field.TextField {...text('Vertreten durch', 200)} />}
          </form.AppField>
          <AddressFields form={form} fields={ADDRESS} lengths={{ ...ADDRESS_LENGTHS, postalCode: 5 }} />
          <div className="grid gap-4 sm:grid-cols-2">
            <form.AppField name="email">{(field) => <field.TextField {...text('E-Mail', 120)} />}</form.AppField>
            <form.AppField name="phone">{(field) => <field.TextField {...text('Telefon', 40)} />}</form.AppField>
            <form.AppField name="contactName">
              {(field) => <field.TextField {...text('Ansprechperson für Rechnungen', 70)} />}
            </form.AppField>
            <form.AppField name="dsaEmail">
              {(field) => <field.TextField {...text('Kontaktstelle nach DSA (E-Mail)', 120)} />}
            </form.AppField>
            <form.AppField name="registerCourt">
              {(field) => <field.TextField {...text('Registergericht', 80, false)} />}
            </form.AppField>
            <form.AppField name="registerNumber">
              {(field) => <field.TextField {...text('Registernummer', 40, false)} />}
            </form.AppField>
          </div>
          <form.AppField name="supervisoryAuthority">
            {(field) => <field.TextField {...text('Aufsichtsbehörde', 200, false)} />}
          </form.AppField>
          <form.AppField name="editor">
            {(field) => <field.TextField {...text('Verantwortlich nach §\u00a018 MStV', 200, false)} />}
          </form.AppField>
        </FormSection>
        <FormSection title="Datenschutz" lead="Steht in der Datenschutzerklärung und in den AGB.">
          <form.AppField name="dataProtectionContact">
            {(field) => <field.TextField {...text('Datenschutzbeauftragte Person mit Kontakt', 200, false)} />}
          </form.AppField>
          <form.AppField name="dataProtectionAuthority">
            {(field) => <field.TextField {...text('Zuständige Datenschutzaufsicht', 200, false)} />}
          </form.AppField>
          <form.AppField name="processors">
            {(field) => (
              <field.TextArea
                label="Dienstleister mit Sitz und Land"
                description="Rechenzentrum, E-Mail-Versand und alle anderen, die Daten im Auftrag verarbeiten. Steht gleich in der Datenschutzerklärung; im Vertrag zur Auftragsverarbeitung erst, wenn Sie dort einen neuen Text 30&nbsp;Tage vorher ankündigen."
                maxLength={1000}
                isOptional
              />
            )}
          </form.AppField>
          <form.AppField name="processingAgreement">
            {(field) => (
              <field.TextField
                {...text('Vertrag zur Auftragsverarbeitung', 300, false, 'Fundstelle oder wie man ihn bekommt.')}
              />
            )}
          </form.AppField>
          <form.AppField name="otherRetention">
            {(field) => <field.TextField {...text('Fristen für Protokolle und Datensicherungen', 500, false)} />}
          </form.AppField>
        </FormSection>
        <FormSection title="Steuer" lead="Eine der beiden Nummern muss auf jeder Rechnung stehen (§&nbsp;14 UStG).">
          <div className="grid gap-4 sm:grid-cols-2">
            <form.AppField name="vatId">
              {(field) => <field.TextField {...text('USt-IdNr.', 14, false)} />}
            </form.AppField>
            <form.AppField name="taxNumber">
              {(field) => <field.TextField {...text('Steuernummer', 20, false)} />}
            </form.AppField>
          </div>
          <form.AppField name="isSmallBusiness">
            {(field) => <field.Checkbox label="Kleinunternehmer nach §&nbsp;19 UStG: Rechnungen ohne Umsatzsteuer" />}
          </form.AppField>
        </FormSection>
        <FormSection
          title="Bank und Lastschrift"
          lead={known ? 'Ein anderes Konto gilt erst, wenn eine zweite Person es freigibt.' : undefined}
        >
          <form.AppField name="creditorId">
            {(field) => (
              <field.TextField
                {...text('Gläubiger-Identifikationsnummer', 35, true, 'Vergibt die Deutsche Bundesbank.')}
              />
            )}
          </form.AppField>
          <form.AppField name="iban">{(field) => <field.TextField {...text('IBAN', 42)} />}</form.AppField>
          <div className="grid gap-4 sm:grid-cols-2">
            <form.AppField name="bic">{(field) => <field.TextField {...text('BIC', 11, false)} />}</form.AppField>
            <form.AppField name="bankName">{(field) => <field.TextField {...text('Bank', 70, false)} />}</form.AppField>
          </div>
        </FormSection>
        <FormSection title="Rechnung und Mahnung" lead="Die Tage der Vorabankündigung stehen unter Einstellungen.">
          <div className="grid gap-4 sm:grid-cols-2">
            <form.AppField name="invoicePrefix">
              {(field) => <field.TextField {...text('Kürzel der Rechnungsnummern', 6)} />}
            </form.AppField>
            <form.AppField name="paymentDays">
              {(field) => <field.NumberField label="Zahlungsziel bei Überweisung" unit="Tage" isRequired />}
            </form.AppField>
            <form.AppField name="graceDays">
              {(field) => <field.NumberField label="Kulanz nach Rückgabe oder Verzug" unit="Tage" isRequired />}
            </form.AppField>
            <form.AppField name="returnFeeCents">
              {(field) => <field.MoneyField label="Kosten einer Rücklastschrift" isRequired />}
            </form.AppField>
          </div>
          <form.AppField name="paymentTerms">
            {(field) => <field.TextArea label="Hinweis auf jeder Rechnung" maxLength={500} isRequired />}
          </form.AppField>
        </FormSection>
        <FormSection title="DATEV">
          <div className="grid gap-4 sm:grid-cols-2">
            <form.AppField name="datevConsultant">
              {(field) => <field.TextField {...text('Beraternummer', 7)} />}
            </form.AppField>
            <form.AppField name="datevClient">
              {(field) => <field.TextField {...text('Mandantennummer', 5)} />}
            </form.AppField>
            <form.AppField name="datevDebtorAccount">
              {(field) => <field.TextField {...text('Sammelkonto Debitoren', 9)} />}
            </form.AppField>
            <form.AppField name="datevRevenueAccount">
              {(field) => <field.TextField {...text('Erlöse zum Regelsatz', 9)} />}
            </form.AppField>
            <form.AppField name="datevReverseChargeAccount">
              {(field) => <field.TextField {...text('Erlöse Reverse Charge', 9)} />}
            </form.AppField>
            <form.AppField name="datevTaxFreeAccount">
              {(field) => <field.TextField {...text('Erlöse nach §\u00a019 UStG', 9)} />}
            </form.AppField>
            <form.AppField name="datevFeeAccount">
              {(field) => <field.TextField {...text('Kosten von Rücklastschriften', 9)} />}
            </form.AppField>
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
}
