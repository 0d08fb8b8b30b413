import { useMutation } from '@tanstack/react-query'
import { Calculator, ChevronRight, Factory, HeartPulse, type LucideIcon, Truck } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { Card } from '~/ui/card'
import { TextField } from '~/ui/fields/text-field'

/** As the server has them (`templates.ts`); their texts stay there. */
const TEMPLATES: readonly { key: string; title: string; Icon: LucideIcon }[] = [
  { key: 'zerspanungsmechaniker', title: 'Zerspanungsmechaniker/in', Icon: Factory },
  { key: 'pflegefachkraft', title: 'Pflegefachkraft', Icon: HeartPulse },
  { key: 'bueromanagement', title: 'Kaufmann/-frau Büromanagement', Icon: Calculator },
  { key: 'berufskraftfahrer', title: 'Berufskraftfahrer/in', Icon: Truck },
]

/** Beginning with an occupation instead of a text. */
export function TemplateList({ onBegun }: { onBegun: (token: string) => void }) {
  const trpc = useTRPC()
  const [occupation, setOccupation] = useState('')
  const [problem, setProblem] = useState<string>()
  const begin = useMutation(
    trpc.adDraft.begin.mutationOptions({
      onSuccess: ({ token }) => onBegun(token),
      onError: (error) => setProblem(error.message),
    }),
  )
  function submit(event: FormEvent) {
    event.preventDefault()
    setProblem(undefined)
    if (occupation.trim() === '') setProblem('Bitte nennen Sie einen Beruf.')
    else if (!begin.isPending) begin.mutate({ occupation })
  }
  return (
    <Card as="section" aria-labelledby="vorlagen" padding="md" className="no-script:hidden">
      <h2 id="vorlagen" className="text-lg">
        Noch kein Text?
      </h2>
      <p className="mt-1 mb-2 text-sm text-muted">Beginnen Sie mit einer Vorlage für den Beruf.</p>
      <ul className="divide border-t border-line">
        {TEMPLATES.map(({ key, title, Icon }) => (
          <li key={key}>
            <button
              type="button"
              className="flex min-h-11 w-full items-center gap-3 py-2 text-left text-sm font-semibold"
              onClick={() => {
                if (!begin.isPending) begin.mutate({ template: key })
              }}
            >
              <Icon className="size-5 shrink-0 text-accent" aria-hidden="true" />
              <span className="min-w-0 flex-1">{title}</span>
              <ChevronRight className="size-4 shrink-0 text-muted" aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      <form onSubmit={submit} className="mt-3 flex items-end gap-2">
        <TextField
          className="min-w-0 flex-1"
          label="Anderer Beruf"
          value={occupation}
          onChange={setOccupation}
          maxLength={100}
          error={problem}
        />
        <Button
          type="submit"
          variant="outline"
          isIcon
          aria-label="Mit diesem Beruf beginnen"
          isPending={begin.isPending}
        >
          <ChevronRight aria-hidden="true" />
        </Button>
      </form>
    </Card>
  )
}
