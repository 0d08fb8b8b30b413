import { Check, ChevronDown, ChevronUp, Pencil } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { formatTime } from '~/lib/dates/dates'
import { Button } from '~/ui/buttons/button'
import { ConfirmHost } from '~/ui/dialog/confirm-host'
import { TextField } from '~/ui/fields/text-field'
import { Note } from '~/ui/note'
import { Disclosure } from '~/ui/text/disclosure'
import { softTitle } from '~/ui/text/soft-title'
import type { AdHint } from '../../views'
import { AdFrame } from '../ad-frame'
import { AdFacts, factId } from './ad-facts'
import { AdPart, marksOf, Undo } from './ad-part'
import { HintCard } from './hint-card'
import { marked } from './marked-text'
import { MarketPreview } from './market-preview'
import { PeopleCard } from './people-card'
import { type Ad, type Fact, hintKey, useAd } from './use-ad'
import { useUntaken } from './use-untaken'
// A page of work, though nobody has signed in yet.
import '~/workplace.css'

const PARTS = [
  { part: 'tasks', label: 'Aufgaben', empty: 'Was ist an einem gewöhnlichen Tag zu tun?' },
  { part: 'profile', label: 'Profil', empty: 'Was muss jemand mitbringen, was lässt sich lernen?' },
  { part: 'offer', label: 'Wir bieten', empty: 'Urlaub, Arbeitszeit, Einarbeitung: Was spricht für Sie?' },
] as const

type CheckPageProps = {
  token: string
  now: Date
  /** Goes on to the company: registers, or takes the ad over. */
  onContinue: () => void
  isContinuing: boolean
}

/** The split ad with its hints, beside it how it will look and who is near. */
export function CheckPage({ token, now, onContinue, isContinuing }: CheckPageProps) {
  const ad = useAd(token)
  const { hints } = ad
  const page = useRef<HTMLDivElement>(null)
  const [fact, setFact] = useState<Fact | null>(null)
  function openFact(wanted: Fact) {
    setFact(wanted)
    document.getElementById(factId(wanted))?.focus()
  }
  const nextHint = hints.find(({ mend }) => mend !== null)
  const next = (
    <Button size="lg" className="w-full" isPending={isContinuing} onClick={onContinue}>
      Weiter: Unternehmen angeben
    </Button>
  )
  return (
    <AdFrame
      stop={1}
      className="flex-1"
      aside={
        <span className="inline-flex items-center gap-1 text-xs text-muted">
          <Check className="size-4" aria-hidden="true" />
          <span>gesichert {formatTime(ad.ad.savedAt)}</span>
        </span>
      }
    >
      <div className="mx-auto grid max-w-[90rem] grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_27rem]">
        <div ref={page} className="min-w-0 px-4 pt-6 pb-8 md:px-8">
          <Title ad={ad} hints={hints} nextHint={nextHint} root={page} />
          {ad.problem && <Note tone="error" isAlert title={ad.problem} className="mt-4" />}
          <AdFacts ad={ad} open={fact} setOpen={setFact} />
          {PARTS.map((part) => (
            <AdPart key={part.part} ad={ad} nextHint={nextHint} {...part} />
          ))}
          {ad.ad.leftText !== '' && (
            <Disclosure title="Nicht übernommen: Bewerbungsweg und Kontakt">
              <p className="text-sm whitespace-pre-line wrap-anywhere">{ad.ad.leftText}</p>
              <p className="mt-2 text-sm text-muted">
                Bewerbungen kommen hier an. Die Ansprechperson steht schon bei Ihrer Stelle.
              </p>
            </Disclosure>
          )}
        </div>
        <aside
          aria-label="Vorschau"
          className="grid content-start gap-4 border-line bg-sunken px-4 pt-6 max-lg:border-t [&_:is(a,button)]:scroll-mb-24 lg:min-h-[calc(100dvh-3.5rem)] lg:border-l lg:px-6"
        >
          <MarketPreview ad={ad.ad} now={now} onContract={() => openFact('contract')} />
          <PeopleCard ad={ad.ad} token={token} onPlaces={() => openFact('places')} />
          {ad.ad.missing.length > 0 && (
            <p className="text-sm text-muted">Zum Veröffentlichen fehlt noch: {ad.ad.missing.join(', ')}.</p>
          )}
          <div className="sticky bottom-0 z-10 -mx-6 bg-sunken px-6 pt-2 pb-4 max-lg:hidden">{next}</div>
        </aside>
        {/* On a phone the text comes first: in view along all of it. */}
        <div className="sticky bottom-0 z-10 border-t border-line bg-sunken px-4 py-3 lg:hidden">{next}</div>
      </div>
      <ConfirmHost />
    </AdFrame>
  )
}

type TitleProps = {
  ad: Ad
  hints: readonly AdHint[]
  nextHint: AdHint | undefined
  root: { current: HTMLDivElement | null }
}

function Title({ ad, hints, nextHint, root }: TitleProps) {
  const { title } = ad.ad.input
  const [typed, setTyped] = useState<string | null>(ad.ad.hasTitle ? null : '')
  const own = hints.filter(({ field }) => field === 'title')
  const mended = ad.mended?.field === 'title' ? ad.mended : null
  useUntaken('title', typed !== null && typed !== '' && typed !== title)
  async function save(event: FormEvent) {
    event.preventDefault()
    if (typed !== null && typed.trim() !== '' && (await ad.change({ title: typed }))) setTyped(null)
  }
  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-64">
          {typed === null ? (
            <h1 className="text-2xl wrap-anywhere hyphens-auto md:text-3xl">
              {marked(title, 0, marksOf(own, mended), softTitle)}
              <Button
                size="sm"
                variant="ghost"
                isIcon
                className="ml-1"
                aria-label="Titel bearbeiten"
                onClick={() => setTyped(title)}
              >
                <Pencil aria-hidden="true" />
              </Button>
            </h1>
          ) : (
            <>
              <h1 className="text-2xl md:text-3xl">{ad.ad.hasTitle ? 'Titel ändern' : 'Wie heißt die Stelle?'}</h1>
              <form onSubmit={(event) => void save(event)} className="mt-2 flex flex-wrap items-end gap-2">
                <TextField
                  className="min-w-0 flex-1 basis-60"
                  label="Stellentitel"
                  value={typed}
                  onChange={setTyped}
                  maxLength={120}
                />
                <Button type="submit" isPending={ad.isBusy}>
                  Übernehmen
                </Button>
              </form>
            </>
          )}
          <p role="status" className="mt-1 text-muted">
            {summary(ad.ad.partsFilled, hints.length)}
          </p>
        </div>
        {hints.filter(({ mend }) => mend !== null).length > 1 && (
          <div className="flex gap-2">
            <Button
              size="sm"
              variant="outline"
              isIcon
              aria-label="Voriger Hinweis"
              onClick={() => move(root.current, -1)}
            >
              <ChevronUp aria-hidden="true" />
            </Button>
            <Button
              size="sm"
              variant="outline"
              isIcon
              aria-label="Nächster Hinweis"
              onClick={() => move(root.current, 1)}
            >
              <ChevronDown aria-hidden="true" />
            </Button>
            <Button size="sm" variant="outline" isPending={ad.isBusy} onClick={ad.replaceAll}>
              Alle ersetzen
            </Button>
          </div>
        )}
      </div>
      {mended && <Undo onUndo={() => void ad.undo()} />}
      {typed === null && own.length > 0 && (
        <div className="mt-3 grid gap-3">
          {own.map((hint) => (
            <HintCard
              key={`${hintKey(hint)} ${hint.span?.start}`}
              hint={hint}
              isNext={hint === nextHint}
              isBusy={ad.isBusy}
              onReplace={() => void ad.replace(hint)}
              onEdit={() => setTyped(title)}
              onLeave={() => ad.leave(hint)}
            />
          ))}
        </div>
      )}
    </>
  )
}

const WORDS = ['keinen Teil', 'einen Teil', 'zwei Teile', 'drei Teile']

function summary(parts: number, hints: number): string {
  const split = parts === 0 ? 'Noch ist kein Teil erkannt.' : `In ${WORDS[parts]} gelegt.`
  if (hints === 0) return `${split} Keine Hinweise offen.`
  return hints === 1 ? `${split} Ein Hinweis ist offen.` : `${split} ${hints} Hinweise sind offen.`
}

/** Brings the next or previous hint into view and focus, in a circle. */
function move(root: HTMLElement | null, step: 1 | -1) {
  const cards = [...(root?.querySelectorAll<HTMLElement>('[data-hint]') ?? [])]
  if (cards.length === 0) return
  const at = cards.findIndex((card) => card.contains(document.activeElement))
  const wanted = at < 0 ? (step === 1 ? 0 : cards.length - 1) : (at + step + cards.length) % cards.length
  cards[wanted]?.scrollIntoView({ block: 'center' })
  cards[wanted]?.focus()
}
