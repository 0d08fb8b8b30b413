import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { TextLink } from '~/ui/buttons/text-link'
import { Card } from '~/ui/card'

export type RunningApplication = {
  id: string
  jobPostingId: string
  jobTitle: string
  companyName: string
  /** The track; comes from the feature of applications. */
  track: ReactNode
  /** What comes next, one sentence. */
  next: string
}

/** Current applications on the dashboard, each as a track. */
export function RunningApplications({ items }: { items: readonly RunningApplication[] }) {
  return (
    <section aria-labelledby="laufende-bewerbungen">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="laufende-bewerbungen" className="text-xl">
          Deine laufenden Bewerbungen
        </h2>
        <TextLink to="/app/applicant/applications" className="text-sm">
          Alle ansehen
        </TextLink>
      </div>
      {items.length === 0 ? (
        <Card>
          <p className="text-muted">Noch keine Bewerbung unterwegs.</p>
        </Card>
      ) : (
        <Card padding="none" as="div">
          <ul className="divide">
            {items.map((item) => (
              <li key={item.id} className="grid gap-3 p-4 md:grid-cols-[14rem_minmax(0,1fr)] md:p-5">
                <div>
                  <h3 className="text-base">
                    <Link to="/job-posting/$jobPostingId" params={{ jobPostingId: item.jobPostingId }} className="link">
                      {item.jobTitle}
                    </Link>
                  </h3>
                  <p className="text-sm text-muted">{item.companyName}</p>
                </div>
                <div className="min-w-0">
                  {item.track}
                  <p className="mt-3 text-sm text-muted">{item.next}</p>
                </div>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </section>
  )
}
