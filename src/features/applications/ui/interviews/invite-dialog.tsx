import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MessageCheck } from '~/features/ad-check/ui/message-check'
import {
  INTERVIEW_DURATIONS,
  INTERVIEW_MODES,
  type InterviewMode,
  interviewModeLabels,
  locationLabels,
} from '~/features/applications/workflow/interview'
import { awaitsTemplate } from '~/features/applications/workflow/templates'
import { currentTime } from '~/lib/current-time'
import { uuidv7 } from '~/lib/uuid'
import { useTRPC } from '~/platform/client/trpc'
import { RadioGroup } from '~/ui/choices/radio-group'
import { Select } from '~/ui/choices/select'
import { Dialog } from '~/ui/dialog/dialog'
import { useTries } from '~/ui/dialog/use-tries'
import { TextArea } from '~/ui/fields/text-area'
import { TextField } from '~/ui/fields/text-field'
import { useKeptTexts } from '~/ui/form/guard/use-kept-texts'
import { Note } from '~/ui/note'
import { OfferSlots, useFreeSlots } from '../slots/offer-slots'
import type { StepTarget } from '../steps/step-target'
import { useTemplates } from '../templates/use-templates'
import { firstTimes, keptTimes, momentOf, type ProposedTime, ProposedTimes, shownTimes } from './proposed-times'

/** Invites somebody with times to choose from, the kind of meeting, and the pay when the posting does not state it. */
export function InviteDialog({ application, onClose }: { application: StepTarget; onClose: () => void }) {
  const trpc = useTRPC()
  const { templates, isLoading, fill } = useTemplates('invitation')
  const { data: detail, isLoading: isDetailLoading } = useQuery(
    trpc.application.byId.queryOptions({ id: application.id }),
  )
  const [id] = useState(() => uuidv7())
  const { slots, isLoading: areSlotsLoading } = useFreeSlots(application.id)
  const [chosenOffer, setOffer] = useState<boolean | null>(null)
  const [chosenTimes, setTimes] = useState<ProposedTime[] | null>(null)
  // Where there are free slots they are offered, and fixed times only when somebody adds them.
  const offersSlots = slots.length > 0 && (chosenOffer ?? true)
  const [defaultTimes] = useState(firstTimes)
  const times = shownTimes(chosenTimes, defaultTimes, offersSlots)
  const [mode, setMode] = useState<InterviewMode>('onsite')
  const [location, setLocation] = useState('')
  const [minutes, setMinutes] = useState<(typeof INTERVIEW_DURATIONS)[number]>(45)
  const [chosenId, setChosenId] = useState('')
  const [own, setOwn] = useState<string | null>(null)
  const [payText, setPayText] = useState('')
  const [hasTried, markTried] = useTries()
  useKeptTexts(`einladen-${application.id}`, {
    times: keptTimes(chosenTimes, setTimes),
    mode: { text: mode, bringBack: chooseMode },
    minutes: { text: String(minutes), bringBack: chooseMinutes },
    location: { text: location, bringBack: setLocation },
    payText: { text: payText, bringBack: setPayText },
    message: { text: own, bringBack: setOwn },
  })
  const template = templates.find((each) => each.id === chosenId) ?? templates[0]
  const message = own ?? (template ? fill(template.body, application) : '')
  // Pressed before the template is loaded it would send nothing, before the pay question it would be refused.
  const isWaiting = isDetailLoading || areSlotsLoading || awaitsTemplate(isLoading, [own])
  const isPayMissing = detail?.payMissing === 'require' && payText.trim() === ''
  const isPlaceMissing = times.length > 0 && location.trim() === ''
  const invite = useMutation(
    trpc.application.invite.mutationOptions({
      meta: { done: 'Einladung gesendet', about: application.name },
      onSuccess: onClose,
    }),
  )
  function chooseMode(value: string) {
    setMode(INTERVIEW_MODES.find((each) => each === value) ?? 'onsite')
  }
  function chooseMinutes(value: string) {
    setMinutes(INTERVIEW_DURATIONS.find((each) => String(each) === value) ?? 45)
  }
  function send() {
    markTried()
    const now = currentTime()
    const moments = times.flatMap((time) => momentOf(time, now) ?? [])
    if (isPlaceMissing || message.trim() === '' || isPayMissing || moments.length < times.length) return
    invite.mutate({
      id,
      applicationId: application.id,
      mode,
      location,
      durationMinutes: minutes,
      times: moments,
      offersSlots,
      message,
      payText: payText.trim() || null,
    })
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      isMaximizable
      title={`Zum Gespräch einladen: ${application.name}`}
      act={{ label: 'Einladung senden', isPending: invite.isPending || isWaiting, onClick: send }}
    >
      <div className="grid gap-5">
        <OfferSlots applicationId={application.id} value={offersSlots} onChange={setOffer} />
        <ProposedTimes times={times} hasTried={hasTried} canBeNone={offersSlots} onChange={setTimes} />
        {times.length > 0 && (
          <>
            <RadioGroup
              label="Art des Gesprächs"
              value={mode}
              options={INTERVIEW_MODES.map((value) => ({ value, label: interviewModeLabels[value] }))}
              onChange={chooseMode}
            />
            <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_10rem]">
              <TextField
                label={locationLabels[mode]}
                isRequired
                maxLength={300}
                value={location}
                onChange={setLocation}
                error={hasTried && isPlaceMissing ? 'Bitte geben Sie an, wo das Gespräch stattfindet.' : undefined}
              />
              <Select
                label="Dauer"
                value={String(minutes)}
                options={INTERVIEW_DURATIONS.map((value) => ({ value: String(value), label: `${value}\u00a0Minuten` }))}
                onChange={chooseMinutes}
              />
            </div>
          </>
        )}
        {detail?.payMissing && (
          <>
            <Note tone={detail.payMissing === 'require' ? 'warn' : 'info'} title="Gehalt noch nicht genannt">
              Die Stelle nennt kein Gehalt. Bewerberinnen und Bewerber sollen es vor dem Gespräch kennen (Richtlinie
              (EU) 2023/970).
            </Note>
            <TextField
              label="Gehalt oder Gehaltsspanne"
              isRequired={detail.payMissing === 'require'}
              isOptional={detail.payMissing !== 'require'}
              maxLength={300}
              description="Zum Beispiel: 3.400 – 3.900&nbsp;€ brutto im Monat, Tarifvertrag Metall NRW."
              value={payText}
              onChange={setPayText}
              error={hasTried && isPayMissing ? 'Ohne Gehalt können Sie niemanden einladen.' : undefined}
            />
          </>
        )}
        <Select
          label="Vorlage"
          value={template?.id ?? ''}
          options={templates.map(({ id: value, title, version }) => ({
            value,
            label: version === null ? title : `${title} (eigene)`,
          }))}
          onChange={(value) => {
            setChosenId(value)
            setOwn(null)
          }}
        />
        <TextArea
          label="Nachricht dazu"
          description="Geht mit den Terminvorschlägen als E-Mail hinaus."
          rows={9}
          maxLength={4000}
          value={message}
          onChange={setOwn}
          error={hasTried && message.trim() === '' ? 'Bitte schreiben Sie ein paar Worte.' : undefined}
        />
        <MessageCheck text={message} onChange={setOwn} />
      </div>
    </Dialog>
  )
}
