import { Link } from '@tanstack/react-router'
import type { ResumeSearch } from '~/features/resumes/search-params'
import { RESUMES_PER_PAGE } from '~/features/resumes/vocabulary'
import { Pagination } from '~/ui/lists/pagination'
import { Note } from '~/ui/note'
import { EmptyState } from '~/ui/states/empty-state'
import type { ResumeSearchPage } from '../../views'
import { ReadConditions } from './read-conditions'
import { ResumeHit } from './resume-hit'

type ResumeResultsProps = { search: ResumeSearch; result: ResumeSearchPage; now: Date }

/** How many were found, in which order, and the list itself. */
export function ResumeResults({ search, result, now }: ResumeResultsProps) {
  const { place, total } = result
  if (place?.kind === 'unknown') {
    return (
      <Note tone="warn" title={`Den Ort „${search.wo}“ kennen wir nicht.`}>
        Versuchen Sie es mit der Postleitzahl.
      </Note>
    )
  }
  if (place?.kind === 'ambiguous') {
    return (
      <Note tone="info" title={`„${search.wo}“ gibt es mehrmals. Welchen Ort meinen Sie?`}>
        <ul className="mt-2 grid gap-1.5">
          {place.labels.map((label) => (
            <li key={label}>
              <Link to="/search/resumes" search={{ ...search, wo: label, page: undefined }} className="link">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </Note>
    )
  }
  return (
    <div>
      <div className="mb-4" aria-live="polite">
        <h2 className="text-2xl">{total === 1 ? 'Ein Lebenslauf' : `${total.toLocaleString('de-DE')} Lebensläufe`}</h2>
        <p className="text-sm text-muted">
          {search.was
            ? 'Oben stehen Lebensläufe, deren Überschrift oder Stationen passen.'
            : 'Oben stehen die zuletzt geänderten.'}{' '}
          Wir bewerten niemanden.
        </p>
        <details className="text-sm text-muted">
          <summary className="link w-fit py-1">So sortieren wir</summary>
          {search.was &&
            'Danach kommen Lebensläufe mit passender Ausbildung oder Kenntnis, dann die mit passenden Texten; bei Gleichstand stehen die zuletzt geänderten oben. '}
          Warum jemand hier steht, ist aus dem Lebenslauf zitiert; ein Häkchen steht nur, wo er es selbst sagt. Name und
          Kontakt anonymer Personen sehen Sie, sobald sie Ihrer Kontaktanfrage zustimmen oder sich bewerben
          {place ? '; ihr Wohnort zählt nur auf etwa 35\u00a0km genau' : ''}.
        </details>
        {result.exactTotal < total && <p className="mt-2 text-sm">{lackingText(result.exactTotal)}</p>}
        <ReadConditions search={search} read={result.read} corrections={result.corrections} />
      </div>
      {total === 0 ? (
        <EmptyState meaning="end" title="Hier endet das Gleis." headingLevel={3}>
          Für Ihre Auswahl gibt es gerade keinen Lebenslauf. Versuchen Sie ein anderes Wort, einen größeren Umkreis oder
          weniger Filter.
        </EmptyState>
      ) : (
        <ul className="card divide">
          {result.items.map((hit) => (
            <li key={hit.applicantProfileId}>
              <ResumeHit hit={hit} was={search.was} now={now} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={result.page}
        pageCount={Math.ceil(total / RESUMES_PER_PAGE)}
        linkTo={(page) => ({ to: '/search/resumes', search: { ...search, page } })}
      />
    </div>
  )
}

/** Who lacks a word of the search follows; what is missing stands beside each. */
function lackingText(exactTotal: number): string {
  const who =
    exactTotal === 0
      ? 'Alle Ihre Suchwörter zusammen stehen in keinem Lebenslauf.'
      : exactTotal === 1
        ? 'Alle Ihre Suchwörter stehen in einem Lebenslauf, er kommt zuerst.'
        : `Alle Ihre Suchwörter stehen in ${exactTotal.toLocaleString('de-DE')} Lebensläufen, sie kommen zuerst.`
  return `${who} Bei ${exactTotal === 0 ? 'jedem' : 'den übrigen'} lesen Sie, was nicht belegt ist.`
}
