import { formatDay, formatIsoDay } from '~/lib/dates/dates'
import { Card } from '~/ui/card'
import { Note } from '~/ui/note'
import { Disclosure } from '~/ui/text/disclosure'
import type { AgreementVersions } from '../../views'
import { DifferenceView } from '../terms/difference-view'
import { Objections } from './objections'
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
