import { formatIsoDay, formatMoment } from '~/lib/dates/dates'
import { counted } from '~/lib/text/counted'
import { TextLink } from '~/ui/buttons/link'
import { Card } from '~/ui/card'
import { Note } from '~/ui/note'
import { Disclosure } from '~/ui/text/disclosure'
import { canMove, type TermsState } from '../../terms/lifecycle'
import { legalDocuments, termsAudienceLabels } from '../../terms/terms'
import type { TermsOverview } from '../../views'
import { DifferenceView } from './difference-view'
import { PublishTermsForm } from './publish-terms-form'
import { WithdrawTermsButton } from './withdraw-terms-button'

/** One legal text for platform admins: its versions, who was told and who agreed, and the form for the next. */
export function VersionsCard({ terms }: { terms: TermsOverview }) {
  const { document, versions, proposal, text } = terms
  const { label, path } = legalDocuments[document]
  return (
    <Card as="section" padding="lg" aria-labelledby={document}>
      <h2 id={document} className="text-xl">
        {label}
      </h2>
      {versions.length === 0 && (
        <p className="mt-2 text-sm text-muted">
          Es gilt der Text, den Stellwerk mitbringt. Er wird Fassung 1, sobald jemand ein Konto anlegt.
        </p>
      )}
      {proposal !== null && (
        <Note className="mt-4" title="Stellwerk bringt einen neueren Vorschlag mit">
          <Disclosure title="Unterschied zur neuesten Fassung">
            <div className="rich-text">
              <DifferenceView before={text} after={proposal} values={{}} />
            </div>
          </Disclosure>
        </Note>
      )}
      <ul className="divide mt-3">
        {versions.map((each) => (
          <li key={each.id} className="py-2.5 text-sm">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <p>
                <a className="link" href={`${path}?fassung=${each.version}`}>
                  Fassung&nbsp;{each.version}
                  <span className="sr-only"> ({label})</span>
                </a>
                {each.state === 'withdrawn' ? '' : `, ab ${formatIsoDay(each.validFrom)}`}, {stateLabels[each.state]}
              </p>
              {canMove(each.state, 'withdrawn') && <WithdrawTermsButton document={document} version={each} />}
            </div>
            <p className="mt-1 text-muted">
              {each.version === 1 ? 'Erste Fassung' : termsAudienceLabels[each.audience]}
              {each.version > 1 && `: ${count(each.toldCount)} benachrichtigt${untilWhen(each.announcedAt, each)}`}
              {'; '}
              <TextLink to="/super/consents" search={{ dokument: document, fassung: each.version }}>
                {counted(each.consents, ['Konto hat', 'Konten haben'])}{' '}
                {document === 'terms' ? 'zugestimmt' : 'sie gelesen'}
                <span className="sr-only">
                  : {label}, Fassung&nbsp;{each.version}
                </span>
              </TextLink>
            </p>
            {each.withdrawnAt && (
              <p className="mt-1 text-muted wrap-anywhere">
                Zurückgezogen {formatMoment(each.withdrawnAt)}: {each.withdrawalReason} {count(each.recalledCount)}{' '}
                davon benachrichtigt{untilWhen(each.recalledAt)}.
              </p>
            )}
          </li>
        ))}
      </ul>
      <Disclosure title="Neue Fassung schreiben">
        <PublishTermsForm key={terms.over} terms={terms} />
      </Disclosure>
    </Card>
  )
}

const stateLabels = {
  telling: 'wird angekündigt',
  announced: 'angekündigt',
  'in-force': 'in Kraft',
  replaced: 'abgelöst',
  withdrawn: 'zurückgezogen',
} satisfies Record<TermsState, string>

function count(people: number): string {
  return people.toLocaleString('de-DE')
}

/** Until when all were told; nothing when a withdrawal ended it. */
function untilWhen(doneAt: Date | null, version?: { withdrawnAt: Date | null }): string {
  if (doneAt) return ` bis ${formatMoment(doneAt)}`
  return version?.withdrawnAt ? '' : ', läuft noch'
}
