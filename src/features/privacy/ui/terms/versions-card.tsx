import { formatIsoDay, formatMoment } from '~/lib/dates/dates'
import { Card } from '~/ui/card'
import { Note } from '~/ui/note'
import { Disclosure } from '~/ui/text/disclosure'
import { legalDocuments, termsAudienceLabels } from '../../terms/terms'
import type { TermsOverview } from '../../views'
import { DifferenceView } from './difference-view'
import { PublishTermsForm } from './publish-terms-form'

/** One legal text for platform admins: its versions, who was told and who agreed, and the form for the next. */
export function VersionsCard({ terms }: { terms: TermsOverview }) {
  const { document, versions, proposal, text } = terms
  const { label, path } = legalDocuments[document]
  const current = versions.find(({ isInForce }) => isInForce)
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
            <p>
              <a className="link" href={`${path}?fassung=${each.version}`}>
                Fassung {each.version}
                <span className="sr-only"> ({label})</span>
              </a>
              , ab {formatIsoDay(each.validFrom)}
              {!each.isInForce ? ', angekündigt' : each === current ? ', in Kraft' : ', abgelöst'}
            </p>
            <p className="text-muted">
              {each.version === 1 ? 'Erste Fassung' : termsAudienceLabels[each.audience]}
              {each.version > 1 &&
                `: ${each.toldCount.toLocaleString('de-DE')} benachrichtigt${each.announcedAt ? ` bis ${formatMoment(each.announcedAt)}` : ', läuft noch'}`}
              {`; ${each.consents.toLocaleString('de-DE')} zugestimmt oder gelesen`}
            </p>
          </li>
        ))}
      </ul>
      <Disclosure title="Neue Fassung schreiben">
        <PublishTermsForm key={terms.over} terms={terms} />
      </Disclosure>
    </Card>
  )
}
