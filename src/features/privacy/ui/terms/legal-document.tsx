import { formatDay, formatIsoDay } from '~/lib/dates/dates'
import { Note } from '~/ui/note'
import type { PlaceholderValue } from '../../terms/placeholder-values'
import { legalDocuments } from '../../terms/terms'
import type { LegalDocument } from '../../terms/vocabulary'
import type { Terms } from '../../views'
import { DifferenceView } from './difference-view'
import { LegalTextView } from './legal-text-view'

type Props = {
  document: LegalDocument
  terms: Terms
  /** Show what is different from the version before. */
  isComparing: boolean
  values: Readonly<Record<string, PlaceholderValue>>
}

/** A version of a legal text, what comes next, and the addresses of the others. */
export function LegalDocumentView({ document, terms, isComparing, values }: Props) {
  const { path } = legalDocuments[document]
  const { version, before, next, versions, current, withdrawn } = terms
  const address = (of: number, more = '') => `${path}?fassung=${of}${more}`
  return (
    <>
      {withdrawn && (
        <Note tone="warn" title={`Diese Fassung haben wir am ${formatDay(withdrawn.at)} zurückgezogen`}>
          <p className="wrap-anywhere">Sie hat nie gegolten und wird nicht gelten. {withdrawn.reason}</p>
          <a className="link" href={path}>
            Zur Fassung, die jetzt gilt
          </a>
        </Note>
      )}
      {!terms.isCurrent && !withdrawn && (
        <Note tone="warn" title={version > current ? 'Diese Fassung gilt noch nicht' : 'Eine frühere Fassung'}>
          {version > current && terms.validFrom && `Sie gilt ab ${formatIsoDay(terms.validFrom)}. `}
          <a className="link" href={path}>
            Zur Fassung, die jetzt gilt
          </a>
        </Note>
      )}
      {terms.isCurrent && next && (
        <Note title={`Neue Fassung ab ${formatIsoDay(next.validFrom)}`}>
          <a className="link" href={address(next.version, '&vergleich=true')}>
            Ansehen, was sich ändert
          </a>
        </Note>
      )}
      {isComparing && before !== null ? (
        <DifferenceView before={before.text} after={terms.text} values={values} />
      ) : (
        <LegalTextView text={terms.text} values={values} />
      )}
      {versions.length > 1 && (
        <section aria-labelledby="fassungen">
          <h2 id="fassungen">Alle Fassungen</h2>
          <ul>
            {versions.map((each) => (
              <li key={each.version}>
                <a className="link" href={address(each.version)}>
                  Fassung&nbsp;{each.version}
                  {each.isWithdrawn ? ', zurückgezogen' : `, ab ${formatIsoDay(each.validFrom)}`}
                </a>
                {each.before !== null && (
                  <>
                    {'\u00a0· '}
                    <a className="link" href={address(each.version, '&vergleich=true')}>
                      Unterschied zu Fassung&nbsp;{each.before}
                    </a>
                  </>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
