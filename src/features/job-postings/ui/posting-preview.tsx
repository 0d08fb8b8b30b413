import { MapPin } from 'lucide-react'
import { formatIsoDay } from '~/lib/dates'
import { plainText } from '~/lib/rich-text'
import { Chip } from '~/ui/chip'
import { FactList } from '~/ui/definition-list'
import { RichText } from '~/ui/rich-text'
import { contractText, featureTexts, payText, placeText } from '../posting-texts'
import type { JobPostingInput } from '../schema'
import { neutralTitle } from '../title'
import { employerTypeLabels, workplaceLabels } from '../vocabulary'

/** The posting as applicants will read it, from what is in the form at the moment. */
export function PostingPreview({ values, companyName }: { values: JobPostingInput; companyName: string | null }) {
  const pay = payText(values)
  const parts = [
    { heading: 'Deine Aufgaben', text: values.tasks },
    { heading: 'Das bringst du mit', text: values.profile },
    { heading: 'Das bekommst du', text: values.offer },
  ].filter(({ text }) => plainText(text) !== '')
  const hours = values.hoursPerWeek === null ? '' : `, ${values.hoursPerWeek.toLocaleString('de-DE')} Stunden`
  return (
    <article aria-label="Vorschau der Anzeige" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <header>
        <p className="font-display text-2xl leading-tight font-[750] wrap-anywhere hyphens-auto">
          {values.title.trim() === '' ? 'Noch ohne Titel' : neutralTitle(values.title)}
        </p>
        <p className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
          <span className="font-semibold text-ink">{companyName ?? 'Ihr Unternehmen'}</span>
          <span className="inline-flex items-center gap-1.5">
            <MapPin className="size-4" aria-hidden="true" />
            {placeText(
              values.places.map(({ name }) => name),
              values.workplace,
            )}
          </span>
        </p>
        <p className="mt-3 flex flex-wrap gap-1.5">
          {featureTexts(values).map((feature) => (
            <Chip key={feature}>{feature}</Chip>
          ))}
        </p>
        <p className="mt-3">
          {pay ? (
            <>
              <span className="num text-xl font-semibold">{pay.amount}</span>{' '}
              <span className="text-muted">brutto {pay.period}</span>
            </>
          ) : (
            <span className="text-muted">Gehalt ohne Angabe</span>
          )}
        </p>
      </header>
      <FactList
        columns={2}
        facts={[
          { term: 'Arbeitszeit', value: `${values.employmentTypes.join(' oder ') || 'offen'}${hours}` },
          { term: 'Beginn', value: values.startDate === null ? 'nach Absprache' : formatIsoDay(values.startDate) },
          { term: 'Vertrag', value: contractText(values) },
          { term: 'Arbeitsplatz', value: workplaceLabels[values.workplace] },
          { term: 'Beschäftigung', value: employerTypeLabels[values.employerType] },
          ...(values.temporaryWorkPermit ? [{ term: 'Überlassungserlaubnis', value: values.temporaryWorkPermit }] : []),
          ...(values.collectiveAgreement ? [{ term: 'Tarifvertrag', value: values.collectiveAgreement }] : []),
        ]}
      />
      {parts.map(({ heading, text }) => (
        <section key={heading}>
          <p className="mb-1.5 font-display text-lg font-[650]">{heading}</p>
          <RichText document={text} />
        </section>
      ))}
      {values.contactName && (
        <p className="border-t border-line pt-4 text-sm">
          Dein Kontakt: <strong>{values.contactName}</strong>
        </p>
      )}
    </article>
  )
}
