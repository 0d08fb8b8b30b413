import { MessageCheck } from '~/features/ad-check/ui/message-check'
import { payText } from '~/features/job-postings/posting-texts'
import { currentTime } from '~/lib/current-time'
import { addDays, toIsoDay } from '~/lib/dates/dates'
import { uuidv7 } from '~/lib/uuid'
import {
  CONTRACTS,
  contractLabels,
  SALARY_PERIODS,
  salaryPeriodLabels,
  WORKPLACES,
  workplaceLabels,
} from '~/lib/work/vocabulary'
import { useTRPCClient } from '~/platform/client/trpc'
import { uploadHindrance, uploadRows } from '~/platform/client/uploads/upload-rows'
import { useFileUploads } from '~/platform/client/uploads/use-file-uploads'
import { FileDrop } from '~/ui/files/file-drop'
import { Form, SubmitButton, useAppForm } from '~/ui/form/form'
import { useKeptInput } from '~/ui/form/guard/use-kept-input'
import { FormProblem } from '~/ui/form/server-errors'
import { Note } from '~/ui/note'
import { type MakeOfferInput, makeOfferSchema } from '../../offers/offer-schema'
import type { CompanyOffer, OfferStart } from '../../views'
import type { StepTarget } from '../steps/step-target'

/** The usual time to think an offer over, days. */
const DAYS_TO_ANSWER = 7

type Props = {
  application: StepTarget
  start: OfferStart
  /** The open offer that a new one replaces. */
  replaced: CompanyOffer | undefined
  onPreview: (input: MakeOfferInput) => void
}

/** The terms of an offer. What the posting says is filled in; the pay is always asked. */
export function OfferForm({ application, start, replaced, onPreview }: Props) {
  const client = useTRPCClient()
  const kept = replaced?.fileId
  const files = useFileUploads<{ id: string }>(
    (form, signal) => client.application.uploadForOffer.mutate(form, { signal }),
    kept ? [{ id: kept, name: 'Dokument des vorigen Angebots', size: 0, stored: { id: kept } }] : [],
  )
  useKeptInput(`angebot-dokument-${application.id}`, files.keep)
  const form = useAppForm({
    schema: makeOfferSchema,
    defaultValues: defaultsOf(application, start, replaced),
    onSubmit: (input) => {
      const hindrance = uploadHindrance(files)
      if (hindrance) throw new FormProblem(hindrance)
      onPreview({ ...input, fileId: files.uploads.find(({ stored }) => stored)?.stored?.id ?? null })
    },
  })
  const pay = payText(start)
  return (
    <Form form={form} name={`angebot-${application.id}`} isStep>
      {replaced && (
        <form.TextField
          name="reason"
          label="Grund für das neue Angebot"
          description={`${application.name} liest ihn. Das vorige Angebot gilt dann nicht mehr.`}
          isRequired
          maxLength={1000}
        />
      )}
      <div className="grid gap-4 sm:grid-cols-3">
        <form.MoneyField
          name="terms.payCents"
          label="Gehalt, brutto"
          description={pay ? `In der Stelle: ${pay.amount} ${pay.period}` : undefined}
          isRequired
        />
        <form.Select
          name="terms.payPeriod"
          label="Zeitraum"
          options={SALARY_PERIODS.map((value) => ({ value, label: salaryPeriodLabels[value] }))}
          isRequired
        />
        <form.NumberField name="terms.hoursPerWeek" label="Stunden in der Woche" decimals={1} isRequired />
      </div>
      <form.TextField
        name="terms.payExtra"
        label="Dazu"
        description="Zum Beispiel: 13. Monatsgehalt, Schichtzulage, Deutschlandticket."
        isOptional
        maxLength={200}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <form.DateField name="terms.startsOn" label="Beginn" isRequired />
        <form.DateField name="answerUntil" label="Antwort bis" description="An diesem Tag gilt es noch." isRequired />
        <form.Select
          name="terms.contract"
          label="Vertrag"
          options={CONTRACTS.map((value) => ({ value, label: contractLabels[value] }))}
          isRequired
        />
        <form.Subscribe selector={({ values }) => values.terms.contract}>
          {(contract) =>
            contract === 'fixed-term' && <form.DateField name="terms.fixedTermUntil" label="Befristet bis" isRequired />
          }
        </form.Subscribe>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <form.Select
          name="terms.workplace"
          label="Arbeitsplatz"
          options={WORKPLACES.map((value) => ({ value, label: workplaceLabels[value] }))}
          isRequired
        />
        <form.TextField name="terms.place" label="Arbeitsort" isRequired maxLength={200} />
        <form.NumberField name="terms.holidayDays" label="Urlaub im Jahr" unit="Tage" isRequired />
        <form.NumberField name="terms.trialMonths" label="Probezeit" unit="Monate" description="0: keine." isRequired />
      </div>
      <form.TextArea
        name="words"
        label="Persönliche Worte"
        description="Stehen unter den Bedingungen."
        isOptional
        rows={5}
        maxLength={4000}
      />
      <form.Subscribe selector={({ values }) => values.words}>
        {(words) => <MessageCheck text={words} onChange={(text) => form.setFieldValue('words', text)} />}
      </form.Subscribe>
      <FileDrop
        label="Dokument beilegen"
        isOptional
        accept=".pdf,.jpg,.jpeg,.png"
        description={`Zum Beispiel der Vertrag. PDF, JPG oder PNG, höchstens 10\u00a0MB.`}
        onChoose={(chosen) => files.add(chosen, 1 - files.taken)}
        onRefuse={(chosen) => files.refuse(chosen, 'Möglich sind nur PDF, JPG und PNG.')}
        files={uploadRows(files)}
      />
      {application.isHidden && (
        <Note tone="info" title="Mit dem Angebot sehen Sie den Namen">
          Die Person erfährt, dass Sie ihren Namen und ihre Unterlagen sehen.
        </Note>
      )}
      <div className="dialog-end">
        <SubmitButton>Vorschau</SubmitButton>
      </div>
    </Form>
  )
}

function defaultsOf(application: StepTarget, start: OfferStart, replaced: CompanyOffer | undefined) {
  const terms = replaced?.terms
  const usual = toIsoDay(addDays(currentTime(), DAYS_TO_ANSWER))
  return {
    ...{ id: uuidv7(), applicationId: application.id, from: application.status },
    ...{ replaces: replaced?.id ?? null, reason: replaced ? '' : null, fileId: null },
    terms: {
      startsOn: terms?.startsOn ?? start.startDate ?? '',
      // Empty: the schema asks for a number.
      payCents: terms?.payCents ?? Number.NaN,
      payPeriod: terms?.payPeriod ?? start.salaryPeriod,
      payExtra: terms?.payExtra ?? '',
      hoursPerWeek: terms?.hoursPerWeek ?? start.hoursPerWeek ?? Number.NaN,
      contract: terms?.contract ?? start.contract,
      fixedTermUntil: terms?.fixedTermUntil ?? start.fixedTermUntil,
      workplace: terms?.workplace ?? start.workplace,
      place: terms?.place ?? start.place ?? '',
      holidayDays: terms?.holidayDays ?? start.holidayDays ?? Number.NaN,
      trialMonths: terms?.trialMonths ?? start.trialMonths ?? Number.NaN,
    },
    // Nobody gets less time by a better offer.
    answerUntil: replaced && replaced.answerUntil > usual ? replaced.answerUntil : usual,
    words: replaced?.words ?? '',
  }
}
