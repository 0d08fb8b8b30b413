import { useSuspenseQuery } from '@tanstack/react-query'
import { Bell, Bookmark, Eye, MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { ResumeDrop } from '~/features/resumes/ui/drop/resume-drop'
import { useTRPC } from '~/platform/client/trpc'
import { ButtonLink } from '~/ui/buttons/link'
import { Card } from '~/ui/card'
import { FirstLook, Way, Ways } from '~/ui/states/first-look'
import { NewestJobs, SavedJobs } from './-jobs'

/**
 * The overview of somebody without a profile: one thing to do, three small ways, then real jobs, and no warning about
 * emptiness.
 */
export function FirstSteps({ now }: { now: Date }) {
  const trpc = useTRPC()
  const { data: saved } = useSuspenseQuery(trpc.savedJob.list.queryOptions({ page: 1 }))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <FirstLook>
        <h2 className="max-w-[22ch] text-3xl">Leg deinen Lebenslauf auf, dann kommen die Stellen.</h2>
        <p className="mt-3 mb-5 max-w-[52ch] text-desk-muted">
          Wir lesen Beruf, Stationen und Kenntnisse heraus, du schaust einmal drüber. Bewerben kannst du dich auch
          sofort, ohne Profil.
        </p>
        <ResumeDrop isMain hint="PDF oder DOCX. In Sekunden siehst du passende Stellen." />
      </FirstLook>
      <Ways>
        <Way icon={<MapPin />} title="Wo und wie weit?" text="Ein Ort reicht für die ersten Treffer.">
          <ButtonLink to="/app/applicant/profile" variant="outline" size="sm">
            Ort angeben
          </ButtonLink>
        </Way>
        <Way
          icon={<Bell />}
          title="Lieber Bescheid bekommen?"
          text="Ein Suchauftrag meldet sich, wenn etwas passt. Er beginnt mit einer Suche."
        >
          <ButtonLink to="/search/jobs" variant="outline" size="sm">
            Suchauftrag anlegen
          </ButtonLink>
        </Way>
        <Way icon={<Eye />} title="Wer sieht dich?" text="Im Moment niemand. Das entscheidest nur du.">
          <ButtonLink to="/app/applicant/profile" variant="outline" size="sm">
            Sichtbarkeit wählen
          </ButtonLink>
        </Way>
      </Ways>
      {/* Saving does not wait for a profile. */}
      <SavedJobs now={now} />
      <NewestJobs now={now} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:auto-cols-fr md:grid-flow-col">
        <NothingOnTheWay />
        {saved.total === 0 && (
          <EmptyPlace
            picture={<Bookmark className="size-9" />}
            title="Hier sammelst du Stellen."
            text="Tippe bei einer Stelle auf das Lesezeichen."
          />
        )}
      </div>
    </div>
  )
}

/** Where the track of the first application will be. */
export function NothingOnTheWay() {
  return (
    <EmptyPlace
      picture={<FirstTrack />}
      title="Noch keine Bewerbung unterwegs."
      text="Hier siehst du dann bei jeder den Tag, bis zu dem eine Antwort zugesagt ist."
    />
  )
}

function EmptyPlace({ picture, title, text }: { picture: ReactNode; title: string; text: string }) {
  return (
    <Card className="grid content-start justify-items-center gap-2 p-6 text-center">
      <span aria-hidden="true" className="text-accent">
        {picture}
      </span>
      <h2 className="text-lg">{title}</h2>
      <p className="mb-2 max-w-[40ch] text-sm text-muted">{text}</p>
      <ButtonLink to="/search/jobs" variant="outline" size="sm">
        Jobs finden
      </ButtonLink>
    </Card>
  )
}

/** A set route from a hollow start to its goal. */
function FirstTrack() {
  return (
    <svg viewBox="0 0 132 48" className="h-12 w-33" fill="none" strokeLinecap="round" aria-hidden="true">
      <path d="M54 40H128" stroke="var(--color-line)" strokeWidth="3" />
      <path d="M10 40H36L64 12H120" stroke="var(--color-signal-edge)" strokeWidth="7" strokeLinejoin="round" />
      <path d="M10 40H36L64 12H120" stroke="var(--color-signal)" strokeWidth="4" strokeLinejoin="round" />
      <circle cx="10" cy="40" r="6" fill="var(--color-surface)" stroke="var(--color-ink)" strokeWidth="3" />
      <circle cx="120" cy="12" r="6" fill="var(--color-signal)" stroke="var(--color-ink)" strokeWidth="3" />
    </svg>
  )
}
