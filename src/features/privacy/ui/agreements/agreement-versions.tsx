import { formatDay, formatIsoDay } from '~/lib/dates/dates'
import { unbroken } from '~/lib/text/unbroken'
import { TextLink } from '~/ui/buttons/link'
import { Card } from '~/ui/card'
import { Chip } from '~/ui/chip'
import { Note } from '~/ui/note'
import { Disclosure } from '~/ui/text/disclosure'
import type { AgreementVersions } from '../../views'
import { DifferenceView } from '../terms/difference-view'
import { AnswerObjectionForm } from './answer-objection-form'
import { PublishAgreementForm } from './publish-agreement-form'
import { WithdrawAgreementButton } from './withdraw-agreement-button'

/** The text of the agreement for platform admins: its versions, who was told, who objected, and the next. */
export function AgreementVersionsCard({ data }: { data: AgreementVersions }) {
  const { text, proposal, isProposalNew, over, versions, objections } = data
  if (text === null) return null
  return (
    <Card as="section" padding="lg" aria-labelledby="vertragstext">
      <h2 id="vertragstext" className="text-xl">
        Vertragstext
      </h2>
      <p className="mt-2 max-w-prose text-sm text-muted">
        {versions.length === 0
          ? 'Es gilt der Text, den Stellwerk mitbringt. Er steht fest, sobald das erste Unternehmen den Vertrag schließt.'
          : 'Ein anderer Text, auch eine andere Liste der Unterauftragsverarbeiter, gilt erst 30\u00a0Tage, nachdem ein Unternehmen mit Vertrag davon erfahren hat.'}
      </p>
      {isProposalNew && proposal !== null && (
        <Note tone="warn" className="mt-4" title="Der Vertrag nennt noch andere Angaben als „Betreiber“ oder Stellwerk">
          Für Unternehmen ändert sich nichts, bis Sie den neuen Text ankündigen.
          <div className="mt-2">
            <Disclosure title="Unterschied zum neuesten Vertragstext">
              <div className="rich-text">
                <DifferenceView before={text} after={proposal} values={{}} />
              </div>
            </Disclosure>
          </div>
        </Note>
      )}
      <ul className="divide mt-3">
        {versions.map((each) => (
          <li key={each.id} className="py-2.5 text-sm">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <p>
                Text {each.version}, {each.withdrawnAt ? 'zurückgezogen' : `ab ${formatIsoDay(each.validFrom)}`}
                {each.isComing && ', angekündigt'}
              </p>
              {each.canBeWithdrawn && <WithdrawAgreementButton version={each} />}
            </div>
            {each.version > 1 && (
              <p className="text-muted">
                {each.toldCount.toLocaleString('de-DE')} Unternehmen benachrichtigt,{' '}
                {each.objectionCount === 0 ? 'kein' : each.objectionCount.toLocaleString('de-DE')}{' '}
                {each.objectionCount > 1 ? 'Widersprüche' : 'Widerspruch'}
              </p>
            )}
            {each.withdrawnAt && (
              <p className="mt-1 text-muted wrap-anywhere">
                Zurückgezogen {formatDay(each.withdrawnAt)}: {each.withdrawalReason}
              </p>
            )}
          </li>
        ))}
      </ul>
      {objections.length > 0 && <Objections objections={objections} />}
      <Disclosure title="Neuen Text ankündigen">
        <PublishAgreementForm key={`${over} ${proposal}`} text={text} draft={proposal ?? text} over={over} />
      </Disclosure>
    </Card>
  )
}

/** What companies objected to a text, those without an answer first. */
function Objections({ objections }: { objections: AgreementVersions['objections'] }) {
  return (
    <section className="mt-4" aria-labelledby="widersprueche">
      <h3 id="widersprueche" className="text-base">
        Widersprüche
      </h3>
      <ul className="divide mt-2">
        {objections.map((each) => (
          <li key={each.id} className="py-3 text-sm wrap-anywhere">
            <div className="flex flex-wrap items-center gap-2">
              <TextLink to="/super/companies" search={{ q: each.companyId }}>
                {unbroken(each.companyName ?? 'Ohne Namen')}
              </TextLink>
              <span className="text-muted">
                Text {each.version}
                {each.objectedAt && `, ${formatDay(each.objectedAt)}`}
              </span>
              {each.answeredAt ? (
                <Chip tone="success">Beantwortet {formatDay(each.answeredAt)}</Chip>
              ) : (
                <Chip tone="warn">Antwort vor dem {formatIsoDay(each.from)}</Chip>
              )}
            </div>
            <p className="mt-1 whitespace-pre-line">{each.objection}</p>
            {each.answeredAt ? (
              <p className="mt-2 whitespace-pre-line text-muted">Unsere Antwort: {each.answer}</p>
            ) : (
              <Disclosure title={`Antworten${each.companyName ? `: ${each.companyName}` : ''}`}>
                <AnswerObjectionForm id={each.id} />
              </Disclosure>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
