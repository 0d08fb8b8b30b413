import { TextLink } from '~/ui/buttons/link'
import { Card } from '~/ui/card'
import { Disclosure } from '~/ui/text/disclosure'
import { KeptWholeText } from '~/ui/text/kept-whole-text'
import type { RegisterActivity } from '../views'

const roles = {
  controller: 'Für uns selbst (Abs.\u00a01)',
  processor: 'Im Auftrag der Unternehmen (Abs.\u00a02)',
} as const

/** Those for whom we process (Art. 30 (2) a). */
function Controllers() {
  return (
    <>
      Die Unternehmen mit Vertrag, unter <TextLink to="/super/agreements">Auftragsverarbeitung</TextLink>
    </>
  )
}

export function RegisterActivityCard({ activity }: { activity: RegisterActivity }) {
  const facts = [
    { term: 'Verantwortung', value: roles[activity.role] },
    { term: 'Zweck', value: activity.purpose },
    { term: 'Rechtsgrundlage', value: activity.basis },
    { term: 'Betroffene Personen', value: activity.persons },
    { term: 'Daten', value: activity.data },
    { term: 'Empfänger', value: activity.recipients },
    ...(activity.role === 'processor' ? [{ term: 'Auftraggeber', value: <Controllers /> }] : []),
    { term: 'Löschung', value: activity.deletion },
  ]
  return (
    <Card as="section" padding="lg" aria-labelledby={activity.id}>
      <h2 id={activity.id} className="text-xl">
        {activity.name}
      </h2>
      <dl className="mt-3 grid gap-3">
        {facts.map(({ term, value }) => (
          <div key={term} className="grid gap-x-4 sm:grid-cols-[11rem_minmax(0,1fr)]">
            <dt className="text-sm text-muted">{term}</dt>
            <dd>{typeof value === 'string' ? <KeptWholeText text={value} /> : value}</dd>
          </div>
        ))}
      </dl>
      {activity.tables.length > 0 && <Tables tables={activity.tables} />}
    </Card>
  )
}

/** Names of tables and columns, for whoever runs the server. */
function Tables({ tables }: Pick<RegisterActivity, 'tables'>) {
  return (
    <div className="no-print mt-3">
      <Disclosure title="Gespeichert in">
        <ul className="grid gap-1 text-sm">
          {tables.map(({ name, columns }) => (
            <li key={name} className="wrap-anywhere">
              <span className="font-semibold">{name}</span>: {columns.join(', ')}
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  )
}
