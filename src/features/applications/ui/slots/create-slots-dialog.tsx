import { useMutation, useQuery } from '@tanstack/react-query'
import { currentTime } from '~/lib/current-time'
import { toIsoDay } from '~/lib/dates/dates'
import { dayAfter, weekdayOf } from '~/lib/dates/days'
import { useTRPC } from '~/platform/client/trpc'
import { Dialog } from '~/ui/dialog/dialog'
import { useTries } from '~/ui/dialog/use-tries'
import { useKeptState } from '~/ui/form/guard/use-kept-state'
import { Note } from '~/ui/note'
import { Skeleton } from '~/ui/states/skeleton'
import { toast } from '~/ui/toast/toast-store'
import type { SlotChoices } from '../../views'
import { SlotFields } from './slot-fields'
import { errorsOf, type SlotForm, startsOf } from './slot-form'
import { asSent, planOf, type SlotPlan, startsLeft } from './slot-plan-entry'
import { SlotPreview } from './slot-preview'
import { interviewersFor, WhoFields } from './who-fields'

type DialogProps = {
  /** Of whom the slots are first of all for: its posting is chosen already. */
  applicationId?: string
  onClose: () => void
  onCreated: (first: Date) => void
}

/** Makes free slots: for whom, when, who talks and where, with a preview of what will be offered. */
export function CreateSlotsDialog({ applicationId, onClose, onCreated }: DialogProps) {
  const trpc = useTRPC()
  const { data: choices } = useQuery(trpc.application.slotChoices.queryOptions())
  if (!choices) {
    return (
      <Dialog isOpen onClose={onClose} size="lg" title="Freie Termine anlegen">
        <Skeleton className="h-96" />
      </Dialog>
    )
  }
  return <SlotDialogForm choices={choices} applicationId={applicationId} onClose={onClose} onCreated={onCreated} />
}

type FormProps = DialogProps & { choices: SlotChoices }

const plans = new WeakMap<object, SlotPlan>()

function SlotDialogForm({ choices, applicationId, onClose, onCreated }: FormProps) {
  const trpc = useTRPC()
  const [plan, setPlan] = useKeptState(plans, `termine-planen ${applicationId ?? ''}`, () =>
    planOf(firstForm(choices, applicationId)),
  )
  const { form, left } = plan
  const [hasTried, markTried] = useTries()
  const planned = startsOf(form)
  const starts = startsLeft(plan)
  const errors = hasTried ? errorsOf(form, starts, currentTime()) : {}
  const create = useMutation(
    trpc.application.createSlots.mutationOptions({
      onSuccess: (_, { slots }) => {
        const [first] = slots
        const title = slots.length === 1 ? 'Ein freier Termin angelegt' : `${slots.length} freie Termine angelegt`
        toast.success(title)
        if (first) onCreated(first.startsAt)
      },
    }),
  )
  function change(changed: Partial<SlotForm>) {
    const next = { ...form, ...changed }
    const allowed = new Set(interviewersFor(choices, next).map(({ id }) => id))
    // Another plan has other times.
    setPlan(planOf({ ...next, interviewerIds: next.interviewerIds.filter((id) => allowed.has(id)) }))
  }
  function send() {
    markTried()
    if (Object.keys(errorsOf(form, starts, currentTime())).length > 0) return
    const isForPosting = form.audience === 'stelle'
    const { interviewerIds, durationMinutes, bufferMinutes, mode, location } = form
    const sent = asSent(plan)
    setPlan(sent)
    create.mutate({
      ...{ interviewerIds, durationMinutes, bufferMinutes, mode, location },
      slots: sent.slots,
      jobPostingId: isForPosting ? form.jobPostingId : null,
      applicationIds: isForPosting ? [] : form.applicationIds,
    })
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      isMaximizable
      title="Freie Termine anlegen"
      act={{
        label: starts.length === 1 ? 'Einen Termin anlegen' : `${starts.length} Termine anlegen`,
        isPending: create.isPending,
        onClick: send,
      }}
    >
      <div className="grid gap-5">
        <WhoFields form={form} choices={choices} errors={errors} onChange={change} />
        <SlotFields form={form} errors={errors} onChange={change} />
        <SlotPreview
          planned={planned}
          left={left}
          error={errors.slots}
          onToggle={(time) => setPlan(planOf(form, toggled(left, time)))}
        />
        {create.error && (
          <Note tone="error" isAlert>
            {create.error.message}
          </Note>
        )}
      </div>
    </Dialog>
  )
}

function toggled(times: ReadonlySet<number>, time: number): ReadonlySet<number> {
  const changed = new Set(times)
  if (!changed.delete(time)) changed.add(time)
  return changed
}

/** The next working day but one, with what the company chose last. */
function firstForm({ members, postings, applications, lastPlace }: SlotChoices, applicationId?: string): SlotForm {
  const given = applications.find(({ id }) => id === applicationId)
  const posting = given ? postings.find(({ id }) => id === given.jobPostingId) : postings.length === 1 && postings[0]
  let day = dayAfter(toIsoDay(currentTime()), 2)
  while (weekdayOf(day) > 5) day = dayAfter(day, 1)
  return {
    audience: given && !posting ? 'bewerbungen' : 'stelle',
    jobPostingId: posting ? posting.id : '',
    applicationIds: given && !posting ? [given.id] : [],
    interviewerIds: members.filter(({ isMe }) => isMe).map(({ id }) => id),
    day,
    from: '09:00',
    until: '12:00',
    weekdays: [],
    weeks: 1,
    durationMinutes: 45,
    bufferMinutes: 15,
    mode: lastPlace?.mode ?? 'onsite',
    location: lastPlace?.location ?? '',
  }
}
