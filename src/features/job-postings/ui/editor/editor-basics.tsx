import { useSelector } from '@tanstack/react-form'
import type { AdFinding } from '~/features/ad-check/ad'
import { neutralTitle } from '~/lib/work/title'
import { EMPLOYER_TYPES, employerTypeLabels, OCCUPATION_FIELDS } from '~/lib/work/vocabulary'
import { Card } from '~/ui/card'
import type { PostingForm } from './use-posting-form'

const fieldOptions = OCCUPATION_FIELDS.map((field) => ({ value: field, label: field }))
const employerOptions = EMPLOYER_TYPES.map((type) => ({ value: type, label: employerTypeLabels[type] }))

/** The job and its employer. */
export function EditorBasics({ form }: { form: PostingForm }) {
  const isTemporary = useSelector(form.store, (state) => state.values.employerType === 'temporary-work')
  return (
    <Card as="section" padding="lg" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2>Um welche Stelle geht es?</h2>
      <form.TextField
        name="title"
        label="Stellentitel"
        isRequired
        maxLength={120}
        description="Üblicher Beruf, ohne Firmenjargon. „(m/w/d)“ ergänzen wir, wo der Titel nicht alle meint."
      />
      <TitleSuggestion form={form} />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(15.5rem,100%),1fr))] gap-4">
        <form.Select name="occupationField" label="Berufsfeld" options={fieldOptions} placeholder="Bitte wählen" />
        <form.Select name="employerType" label="Art der Beschäftigung" options={employerOptions} />
        {isTemporary && (
          <div className="col-span-full">
            <form.TextField
              name="temporaryWorkPermit"
              label="Erlaubnis zur Arbeitnehmerüberlassung"
              maxLength={160}
              description="Wer sie wann erteilt hat, zum Beispiel „Agentur für Arbeit Düsseldorf, 12.03.2019“ (§&nbsp;1 AÜG)."
            />
          </div>
        )}
        <form.NumberField name="openings" label="Offene Stellen" />
        <form.TextField name="referenceNumber" label="Ihre Referenznummer" isOptional maxLength={40} />
      </div>
    </Card>
  )
}

/** The title as applicants will read it, when that differs from the input. */
function TitleSuggestion({ form }: { form: PostingForm }) {
  const title = useSelector(form.store, (state) => state.values.title)
  const suggested = neutralTitle(title)
  if (title.trim() === '' || suggested === title.trim()) return null
  return (
    <p className="-mt-2 flex flex-wrap items-baseline gap-x-3 gap-y-1 text-sm">
      <span>
        In der Anzeige: <strong className="wrap-anywhere">{suggested}</strong>
      </span>
      <button type="button" className="link" onClick={() => form.setFieldValue('title', suggested)}>
        Titel übernehmen
      </button>
    </p>
  )
}

/** Tasks, requirements and benefits. */
export function EditorDescription({ form, findings }: { form: PostingForm; findings: readonly AdFinding[] }) {
  const marked = (wanted: AdFinding['field']) =>
    findings.flatMap(({ field, span, severity }) =>
      field === wanted && span
        ? [{ ...span, tone: severity === 'error' ? ('error' as const) : ('warn' as const) }]
        : [],
    )
  return (
    <Card as="section" padding="lg" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2>Was ist zu tun?</h2>
      <form.RichTextField name="tasks" label="Aufgaben" marked={marked('tasks')} />
      <form.RichTextField
        name="profile"
        label="Profil"
        description="Was jemand mitbringen muss, und was sich lernen lässt."
        marked={marked('profile')}
      />
      <form.RichTextField name="offer" label="Was Sie bieten" marked={marked('offer')} />
    </Card>
  )
}
