import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { MessageCheck, useAskBeforeSending } from '~/features/ad-check/ui/message-check'
import { awaitsTemplate, rejectionProblem } from '~/features/applications/workflow/templates'
import { currentTime } from '~/lib/current-time'
import { addDays, formatMoment, fromWallClock, toWallClock } from '~/lib/dates/dates'
import { useTRPC } from '~/platform/client/trpc'
import { TextLink } from '~/ui/buttons/link'
import { RadioGroup } from '~/ui/choices/radio-group'
import { Select } from '~/ui/choices/select'
import { Dialog } from '~/ui/dialog/dialog'
import { useTries } from '~/ui/dialog/use-tries'
import { MomentField } from '~/ui/fields/moment-field'
import { TextArea } from '~/ui/fields/text-area'
import { useKeptTexts } from '~/ui/form/guard/use-kept-texts'
import { Disclosure } from '~/ui/text/disclosure'
import { toast } from '~/ui/toast/toast-store'
import { useTemplates } from '../templates/use-templates'
import type { StepTarget } from './step-target'

type Props = { applications: readonly StepTarget[]; onClose: () => void }

const SENDING = [
  { value: 'jetzt', label: 'Jetzt senden' },
  { value: 'spaeter', label: 'Später senden' },
] as const

/** A rejection always includes a text: a template filled in for each person, each text editable, sent now or later. */
export function RejectDialog({ applications, onClose }: Props) {
  const trpc = useTRPC()
  const { templates, isLoading, fill } = useTemplates('rejection')
  const [chosenId, setChosenId] = useState('')
  const [own, setOwn] = useState<Record<string, string>>({})
  const [when, setWhen] = useState<'jetzt' | 'spaeter'>('jetzt')
  const [moment, setMoment] = useState(() => toWallClock(addDays(currentTime(), 1)))
  const [hasTried, markTried] = useTries()
  useKeptTexts(`absagen-${applications.map(({ id }) => id).join()}`, {
    ...Object.fromEntries(applications.map(({ id }) => [id, keptText(id)])),
    template: { text: chosenId, bringBack: setChosenId },
    moment: {
      text: when === 'spaeter' ? moment : null,
      bringBack(kept) {
        setWhen('spaeter')
        setMoment(kept)
      },
    },
  })
  function keptText(id: string) {
    const bringBack = (text: string) => setOwn((all) => ({ ...all, [id]: text }))
    return { text: own[id] ?? null, bringBack }
  }
  // Expanded, so that nobody has to search for what blocks the rest.
  const mayBeSent = useAskBeforeSending()
  const [faulty, setFaulty] = useState<readonly string[]>([])
  const template = templates.find(({ id }) => id === chosenId) ?? templates[0]
  const textFor = (application: StepTarget) => own[application.id] ?? (template ? fill(template.body, application) : '')
  // Pressed before the template is loaded, it would send nothing without saying why.
  const isWaiting = awaitsTemplate(
    isLoading,
    applications.map(({ id }) => own[id]),
  )
  const sendAt = when === 'spaeter' ? fromWallClock(moment) : null
  const isLate = when === 'spaeter' && (sendAt === null || sendAt <= currentTime())
  const problem = (application: StepTarget) => rejectionProblem(textFor(application))
  const reject = useMutation(
    trpc.application.rejectMany.mutationOptions({
      onSuccess: ({ count }) => {
        const what = count === 1 ? 'Absage' : `${count} Absagen`
        toast.success(sendAt ? `${what} geplant für ${formatMoment(sendAt)}` : `${what} gesendet`)
        onClose()
      },
    }),
  )
  async function send() {
    markTried()
    const failed = applications.filter((application) => problem(application) !== undefined)
    setFaulty(failed.map(({ id }) => id))
    if (isLate || failed.length > 0 || !(await mayBeSent(applications.map(textFor)))) return
    reject.mutate({
      items: applications.map((application) => ({
        applicationId: application.id,
        from: application.status,
        message: textFor(application).trim(),
      })),
      sendAt,
    })
  }
  const [first] = applications
  if (!first) return null
  const isOne = applications.length === 1
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      isMaximizable
      title={isOne ? `Absagen: ${first.name}` : `${applications.length} Bewerbungen absagen`}
      act={{
        label: when === 'spaeter' ? 'Absage planen' : isOne ? 'Absage senden' : `${applications.length} Absagen senden`,
        variant: 'danger',
        isPending: reject.isPending || isWaiting,
        onClick: () => void send(),
      }}
    >
      <div className="grid gap-5">
        <Select
          label="Vorlage"
          value={template?.id ?? ''}
          options={templates.map(({ id, title, version }) => ({
            value: id,
            label: version === null ? title : `${title} (eigene)`,
          }))}
          onChange={(id) => {
            setChosenId(id)
            setOwn({})
          }}
          labelAction={
            <TextLink to="/app/company/templates" className="text-sm">
              Vorlagen bearbeiten
            </TextLink>
          }
        />
        {isOne ? (
          <>
            <TextArea
              label="Text der Absage"
              description="Geht als E-Mail hinaus und steht im Verlauf der Bewerbung, genau so, wie er hier steht."
              rows={11}
              maxLength={4000}
              value={textFor(first)}
              onChange={(text) => setOwn({ [first.id]: text })}
              error={hasTried ? problem(first) : undefined}
            />
            <MessageCheck text={textFor(first)} onChange={(text) => setOwn({ [first.id]: text })} />
          </>
        ) : (
          <section className="grid gap-2" aria-label="Texte">
            <p className="text-sm text-muted">
              Jede Person bekommt ihren eigenen Text. Sie können jeden einzelnen ansehen und ändern.
            </p>
            {applications.map((application) => (
              <Disclosure
                key={application.id}
                isOpen={faulty.includes(application.id)}
                title={`${application.name}, ${application.jobTitle}${own[application.id] === undefined ? '' : ' (geändert)'}`}
              >
                <TextArea
                  label={`Text an ${application.name}`}
                  rows={9}
                  maxLength={4000}
                  value={textFor(application)}
                  onChange={(text) => setOwn((all) => ({ ...all, [application.id]: text }))}
                  error={hasTried ? problem(application) : undefined}
                />
                <MessageCheck
                  text={textFor(application)}
                  onChange={(text) => setOwn((all) => ({ ...all, [application.id]: text }))}
                />
              </Disclosure>
            ))}
          </section>
        )}
        <RadioGroup
          label="Versand"
          value={when}
          options={SENDING}
          onChange={(value) => setWhen(value === 'spaeter' ? 'spaeter' : 'jetzt')}
        />
        {when === 'spaeter' && (
          <MomentField
            label="Zeitpunkt"
            description="Bis dahin lässt sich die Absage zurücknehmen."
            value={moment}
            onChange={setMoment}
            error={isLate ? 'Bitte wählen Sie einen Zeitpunkt, der noch kommt.' : undefined}
          />
        )}
      </div>
    </Dialog>
  )
}
