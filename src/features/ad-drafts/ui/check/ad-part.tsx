import { Check, Pencil } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '~/ui/buttons/button'
import { Chip } from '~/ui/chip'
import { TextArea } from '~/ui/fields/text-area'
import { useFocusRescue } from '~/ui/focus/use-focus-rescue'
import type { AdHint } from '../../views'
import { HintCard } from './hint-card'
import { type Mark, Marked, MarkedText } from './marked-text'
import { PayHint } from './pay-hint'
import { type Ad, hintKey, type Mended } from './use-ad'
import { useUntaken } from './use-untaken'

type AdPartProps = {
  ad: Ad
  part: 'tasks' | 'profile' | 'offer'
  label: string
  /** What is asked for while it is empty. */
  empty: string
  nextHint: AdHint | undefined
}

/** One part of the text: read with its hints, or changed as plain text. */
export function AdPart({ ad, part, label, empty, nextHint }: AdPartProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const text = ad.ad.parts[part]
  const hints = ad.hints.filter(({ field }) => field === part)
  // Pay belongs to what the company offers.
  const payHint = part === 'offer' ? ad.hints.find(({ field }) => field === 'salaryMinCents') : undefined
  const mended = ad.mended?.field === part ? ad.mended : null
  const edit = () => setTyped(text)
  const pencil = useRef<HTMLButtonElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const isEditing = typed !== null
  // What opened the text goes with it, and so do the buttons that close it.
  useEffect(() => {
    if (isEditing) form.current?.querySelector('textarea')?.focus()
  }, [isEditing])
  useFocusRescue(pencil, isEditing)
  useUntaken(part, typed !== null && typed !== text)

  async function save(event: FormEvent) {
    event.preventDefault()
    if (typed !== null && (typed === text || (await ad.change({ [part]: typed })))) setTyped(null)
  }

  return (
    <section aria-labelledby={`teil-${part}`} className="border-t border-line py-5">
      <div className="mb-2 flex items-center gap-2.5">
        <h2 id={`teil-${part}`} className="text-lg">
          {label}
        </h2>
        {text !== '' && hints.length === 0 && !payHint && (
          <Chip tone="success">
            <Check className="size-4" aria-hidden="true" />
            klar
          </Chip>
        )}
        {typed === null && (
          <Button
            ref={pencil}
            size="sm"
            variant="ghost"
            isIcon
            className="ml-auto"
            aria-label={`${label} bearbeiten`}
            onClick={edit}
          >
            <Pencil aria-hidden="true" />
          </Button>
        )}
      </div>
      {typed !== null ? (
        <form
          ref={form}
          onSubmit={(event) => void save(event)}
          onKeyDown={({ key }) => {
            if (key === 'Escape' && typed === text) setTyped(null)
          }}
          className="grid gap-3"
        >
          <TextArea
            label={`${label} als Text`}
            isLabelHidden
            description="Eine Zeile mit „- “ am Anfang wird ein Punkt der Liste."
            value={typed}
            onChange={setTyped}
            rows={8}
          />
          <div className="flex gap-2">
            <Button type="submit" size="sm" isPending={ad.isBusy}>
              Übernehmen
            </Button>
            <Button size="sm" variant="ghost" onClick={() => setTyped(null)}>
              Abbrechen
            </Button>
          </div>
        </form>
      ) : (
        <div className="grid gap-3">
          {text === '' ? (
            <p className="text-muted">
              <Marked tone="law">fehlt</Marked> {empty}{' '}
              <button type="button" className="link" onClick={edit}>
                Schreiben
              </button>
            </p>
          ) : (
            <MarkedText doc={ad.ad.input[part]} marks={marksOf(hints, mended)} />
          )}
          {mended && <Undo onUndo={() => void ad.undo()} />}
          {payHint && <PayHint ad={ad} hint={payHint} />}
          {hints.map((hint) => (
            <HintCard
              key={`${hintKey(hint)} ${hint.span?.start}`}
              hint={hint}
              isNext={hint === nextHint}
              isBusy={ad.isBusy}
              onReplace={() => void ad.replace(hint)}
              onEdit={edit}
              onLeave={() => ad.leave(hint)}
            />
          ))}
        </div>
      )}
    </section>
  )
}

/** Takes the last replacement back. */
export function Undo({ onUndo }: { onUndo: () => void }) {
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-3 text-sm text-success-soft-ink">
      <span className="inline-flex items-center gap-1.5">
        <Check className="size-4" aria-hidden="true" />
        Ersetzt
      </span>
      <button type="button" className="link min-h-6" onClick={onUndo}>
        Rückgängig
      </button>
    </p>
  )
}

/** Red is law or duty, yellow a tip, green replaced. */
export function marksOf(hints: readonly AdHint[], mended: Mended | null): Mark[] {
  const marks = hints.flatMap(({ span, severity }): Mark[] =>
    span ? [{ ...span, tone: severity === 'hint' ? 'tip' : 'law' }] : [],
  )
  return mended && mended.end > mended.start
    ? [...marks, { start: mended.start, end: mended.end, tone: 'done' }]
    : marks
}
