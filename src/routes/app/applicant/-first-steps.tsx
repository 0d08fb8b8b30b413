import { Bell, Eye, MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { ResumeDrop } from '~/features/resumes/ui/drop/resume-drop'
import { ButtonLink } from '~/ui/buttons/button-link'
import { Card } from '~/ui/card'

/** The overview of somebody without a profile: one thing to do, three small ways, and no warning about emptiness. */
export function FirstSteps() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <section className="on-desk rounded-lg bg-desk p-5 text-desk-ink md:p-8">
        <h2 className="max-w-[22ch] text-3xl">Leg deinen Lebenslauf auf, dann kommen die Stellen.</h2>
        <p className="mt-3 mb-5 max-w-[52ch] text-desk-muted">
          Wir lesen Beruf, Stationen und Kenntnisse heraus, du schaust einmal drüber. Bewerben kannst du dich auch
          sofort, ohne Profil.
        </p>
        <ResumeDrop hint="PDF oder DOCX. In Sekunden siehst du passende Stellen." />
      </section>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-3">
        <Way icon={<MapPin />} title="Wo und wie weit?" text="Ein Ort reicht für die ersten Treffer.">
          <ButtonLink to="/app/applicant/profile" variant="outline" size="sm">
            Profil anlegen
          </ButtonLink>
        </Way>
        <Way
          icon={<Bell />}
          title="Lieber Bescheid bekommen?"
          text="Ein Suchauftrag meldet sich, wenn etwas passt. Er beginnt mit einer Suche."
        >
          <ButtonLink to="/search/jobs" variant="outline" size="sm">
            Stellen ansehen
          </ButtonLink>
        </Way>
        <Way icon={<Eye />} title="Wer sieht dich?" text="Im Moment niemand. Das entscheidest nur du.">
          <ButtonLink to="/app/applicant/privacy" variant="outline" size="sm">
            Meine Daten
          </ButtonLink>
        </Way>
      </div>
    </div>
  )
}

type WayProps = { icon: ReactNode; title: string; text: string; children: ReactNode }

function Way({ icon, title, text, children }: WayProps) {
  return (
    <Card className="flex flex-col items-start gap-1.5">
      <span aria-hidden="true" className="text-accent">
        {icon}
      </span>
      <h2 className="text-lg">{title}</h2>
      <p className="mb-2 text-sm text-muted">{text}</p>
      <div className="mt-auto">{children}</div>
    </Card>
  )
}
