import { ButtonLink } from '~/ui/buttons/link'
import { Card } from '~/ui/card'
import { Track } from '~/ui/track'
import { operatorTasks } from '../../operator-tasks'
import type { AdminOverview } from '../../views'

/** What waits for the operator, the most urgent first; only that one has the yellow button. */
export function WaitingTasks({ overview }: { overview: AdminOverview }) {
  const open = operatorTasks(overview).filter(({ count }) => count > 0)
  return (
    <Card as="section" padding="lg" aria-labelledby="wartet">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="wartet" className="text-2xl">
          Wartet auf Sie
        </h2>
        {open.length > 1 && <p className="min-w-0 text-sm text-muted">das Dringendste zuerst</p>}
      </div>
      {open.length === 0 ? (
        <div className="mt-4">
          <Track label="Alles erledigt" stops={[{ label: '' }, { label: '' }, { label: '' }]} current={3} />
          <p className="mt-3 font-semibold">Freie Fahrt: Nichts wartet auf Sie.</p>
          <p className="text-muted">Sobald etwas zu entscheiden ist, steht es hier.</p>
        </div>
      ) : (
        <ul className="mt-2 divide-y divide-line">
          {open.map(({ count, one, many, link, note }, index) => (
            <li
              key={many}
              className="grid grid-cols-[2.5rem_minmax(0,1fr)] items-center gap-x-3 gap-y-2 py-4 sm:grid-cols-[2.5rem_minmax(0,1fr)_auto]"
            >
              <span className="num self-start font-display text-xl font-[740]">{count.toLocaleString('de-DE')}</span>
              <span className="min-w-0">
                <span className="block font-semibold" id={`aufgabe-${index}`}>
                  {count === 1 ? one : many}
                </span>
                {note && <span className="block text-sm text-muted">{note}</span>}
              </span>
              <ButtonLink
                {...link}
                variant={index === 0 ? 'signal' : 'outline'}
                size="sm"
                className="col-start-2 justify-self-start sm:col-start-3"
                aria-describedby={`aufgabe-${index}`}
              >
                Ansehen
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
