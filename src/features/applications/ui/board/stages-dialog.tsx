import { useMutation } from '@tanstack/react-query'
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react'
import { companyStatusLabels } from '~/features/applications/lifecycle'
import { lastChangeText } from '~/features/companies/last-change-text'
import { uuidv7 } from '~/lib/uuid'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { Select } from '~/ui/choices/select'
import { Dialog } from '~/ui/dialog/dialog'
import { useTries } from '~/ui/dialog/use-tries'
import { TextField } from '~/ui/fields/text-field'
import { useKeptState } from '~/ui/form/guard/use-kept-state'
import { useRemoveEntry } from '~/ui/lists/use-remove-entry'
import type { ApplicationStages } from '../../views'

const STATUSES = ['submitted', 'in_review', 'interview', 'offer'] as const
const MAX_STAGES = 12

type Status = (typeof STATUSES)[number]
type Stage = { id: string; name: string; status: Status }
type Entered = {
  stages: Stage[]
  /** As they were when the dialog opened, whatever comes meanwhile. */
  known: string[]
}
type Props = {
  jobPostingId: string
  jobTitle: string
  stages: ApplicationStages
  onClose: () => void
}

const entries = new WeakMap<object, Entered>()

/** The company's own steps of one posting; they can change while applications come in. */
export function StagesDialog({ jobPostingId, jobTitle, stages: saved, onClose }: Props) {
  const trpc = useTRPC()
  const [{ stages, known }, enter] = useKeptState(entries, `schritte ${jobPostingId}`, () => ({
    stages: saved.map(({ id, name, status }) => ({
      id,
      name,
      status: STATUSES.find((each) => each === status) ?? 'in_review',
    })),
    known: saved.map(({ id }) => id),
  }))
  const [hasTried, markTried] = useTries()
  const save = useMutation(
    trpc.application.saveStages.mutationOptions({ meta: { done: 'Schritte gespeichert' }, onSuccess: onClose }),
  )
  function setStages(next: (all: Stage[]) => Stage[]) {
    enter((entered) => ({ ...entered, stages: next(entered.stages) }))
  }
  const remove = useRemoveEntry(stages, (next) => setStages(() => next), MAX_STAGES)
  function change(id: string, values: Partial<Stage>) {
    setStages((all) => all.map((stage) => (stage.id === id ? { ...stage, ...values } : stage)))
  }
  function move(index: number, by: 1 | -1) {
    setStages((all) => {
      const next = [...all]
      const [stage] = next.splice(index, 1)
      if (stage) next.splice(index + by, 0, stage)
      return next
    })
  }
  function savedOf(id: string) {
    const before = saved.find((stage) => stage.id === id)
    return (
      before && <p className="basis-full text-xs text-muted">{lastChangeText(before.changedBy, before.changedAt)}</p>
    )
  }
  function submit() {
    markTried()
    if (stages.every(({ name }) => name.trim() !== '')) save.mutate({ jobPostingId, known, stages })
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title="Eigene Schritte"
      act={{ label: 'Schritte speichern', isPending: save.isPending, onClick: submit }}
    >
      <div className="grid gap-4">
        <p className="text-sm text-muted">
          Sie gelten für „{jobTitle}“ und gliedern eine Spalte weiter, zum Beispiel „Telefonat“ in „Gesichtet“.
          Bewerberinnen und Bewerber sehen sie nicht. Wer an einem gelöschten Schritt steht, bleibt in der Spalte.
        </p>
        <ol className="grid gap-3">
          {stages.map((stage, index) => (
            <li key={stage.id} className="flex flex-wrap items-end gap-2">
              <TextField
                className="min-w-0 flex-1 basis-40"
                label={`Schritt ${index + 1}`}
                maxLength={40}
                value={stage.name}
                onChange={(name) => change(stage.id, { name })}
                error={hasTried && stage.name.trim() === '' ? 'Bitte geben Sie einen Namen an.' : undefined}
              />
              <Select
                className="basis-36"
                label="Spalte"
                value={stage.status}
                options={STATUSES.map((value) => ({ value, label: companyStatusLabels[value] }))}
                onChange={(status) => change(stage.id, { status })}
              />
              <Button
                variant="quiet"
                isIcon
                aria-disabled={index === 0}
                aria-label={`Schritt ${index + 1} nach oben`}
                onClick={() => move(index, -1)}
              >
                <ArrowUp aria-hidden="true" />
              </Button>
              <Button
                variant="quiet"
                isIcon
                aria-disabled={index === stages.length - 1}
                aria-label={`Schritt ${index + 1} nach unten`}
                onClick={() => move(index, 1)}
              >
                <ArrowDown aria-hidden="true" />
              </Button>
              <Button
                variant="quiet"
                isIcon
                aria-label={`Schritt ${index + 1} entfernen`}
                onClick={() => remove(index, stage.name || `Schritt ${index + 1}`)}
              >
                <X aria-hidden="true" />
              </Button>
              {savedOf(stage.id)}
            </li>
          ))}
        </ol>
        {stages.length < MAX_STAGES && (
          <Button
            variant="ghost"
            size="sm"
            className="justify-self-start"
            onClick={() => setStages((all) => [...all, { id: uuidv7(), name: '', status: 'in_review' }])}
          >
            <Plus aria-hidden="true" />
            Schritt ergänzen
          </Button>
        )}
      </div>
    </Dialog>
  )
}
