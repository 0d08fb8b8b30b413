import { Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { currentTime } from '~/lib/current-time'
import { formatTime } from '~/lib/dates/dates'
import { Button } from '~/ui/buttons/button'
import { Card } from '~/ui/card'

/** A minute on the screen is never late by more. */
const EVERY_MS = 10_000

type KeptClockProps = {
  readAt: Date
  expiresAt: Date
  /** When the page was made; it counts on from there. */
  now: Date
}

const KEPT = [
  ['Deine Datei', 'schon gelöscht'],
  ['Was wir gelesen haben', 'eine Stunde, verschlüsselt'],
  ['Für Statistik oder Unternehmen', 'nichts'],
] as const

/** What is kept of the dropped résumé, until when, and the button that ends it now. */
export function KeptClock({ readAt, expiresAt, now: madeAt }: KeptClockProps) {
  const now = useRunningTime(madeAt)
  const left = Math.max(0, Math.ceil((expiresAt.getTime() - now.getTime()) / 60_000))
  const share = Math.min(100, Math.max(0, 100 - (left / 60) * 100))
  return (
    <Card as="section" padding="lg" aria-labelledby="behalten">
      <h2 id="behalten" className="text-lg">
        Was wir gerade behalten
      </h2>
      <p className="mt-2 text-sm font-semibold">{leftText(left)}</p>
      <div aria-hidden="true" className="mt-1.5 h-2 overflow-hidden rounded-full bg-sunken">
        <div className="h-2 rounded-full bg-accent" style={{ width: `${share}%` }} />
      </div>
      <p className="num mt-1 flex justify-between text-xs text-muted">
        <span>{formatTime(readAt)} gelesen</span>
        <span>{formatTime(expiresAt)} gelöscht</span>
      </p>
      <dl className="mt-3 grid gap-1.5 text-sm">
        {KEPT.map(([what, how]) => (
          <div key={what} className="flex flex-wrap justify-between gap-x-3">
            <dt>{what}</dt>
            <dd className="text-muted">{how}</dd>
          </div>
        ))}
      </dl>
      {left > 0 && (
        <form method="post" action="/api/resume-drop/delete" className="mt-4">
          <Button type="submit" variant="outline" className="w-full">
            <Trash2 aria-hidden="true" />
            Jetzt löschen
          </Button>
        </form>
      )}
    </Card>
  )
}

function leftText(minutes: number): string {
  if (minutes === 0) return 'Die Stunde ist um, alles ist gelöscht.'
  return minutes === 1 ? 'noch eine Minute' : `noch ${minutes}\u00a0Minuten`
}

/** The time from the moment the page was made on. */
function useRunningTime(madeAt: Date): Date {
  const [now, setNow] = useState(madeAt)
  useEffect(() => {
    const timer = setInterval(() => setNow(currentTime()), EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
