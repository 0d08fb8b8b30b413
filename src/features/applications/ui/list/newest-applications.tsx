import { TextLink } from '~/ui/buttons/link'
import type { ListedApplication } from '../../views'
import { ApplicationRow } from './application-row'

type Rows = ListedApplication[]

/** The latest applications on the company's dashboard. */
export function NewestApplications({ rows, now }: { rows: Rows; now: Date }) {
  return (
    <section aria-labelledby="neueste-bewerbungen">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="neueste-bewerbungen" className="text-xl">
          Neueste Bewerbungen
        </h2>
        <TextLink to="/app/company/applications" className="text-sm">
          Alle Bewerbungen
        </TextLink>
      </div>
      {rows.length === 0 ? (
        <p className="card p-4 text-muted">Noch keine Bewerbungen. Sie erscheinen hier, sobald sie eingehen.</p>
      ) : (
        <ul className="card divide-y divide-line">
          {rows.map((row) => (
            <ApplicationRow key={row.id} row={row} isOpen={false} now={now} />
          ))}
        </ul>
      )}
    </section>
  )
}
