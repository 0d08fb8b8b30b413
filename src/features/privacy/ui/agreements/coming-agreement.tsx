import { formatDay, formatIsoDay } from '~/lib/dates/dates'
import { Note } from '~/ui/note'
import { Disclosure } from '~/ui/text/disclosure'
import { CONTROLLER } from '../../agreement'
import type { OwnAgreement } from '../../views'
import { DifferenceView } from '../terms/difference-view'
import { ObjectionForm } from './objection-form'

type Props = { coming: NonNullable<OwnAgreement['coming']>; offer: OwnAgreement['offer'] }

/** The text that a company was told of: from when, what is different, and how to object. */
export function ComingAgreement({ coming, offer }: Props) {
  const { version, text, summary, from, objectedAt, isAnswered } = coming
  const day = formatIsoDay(from)
  return (
    <Note tone={objectedAt ? 'warn' : 'info'} title={`Neuer Vertragstext ab ${day}`}>
      <p className="mb-2 whitespace-pre-line wrap-anywhere">{summary}</p>
      {offer && (
        <Disclosure title="Was dann anders ist">
          <div className="rich-text">
            <DifferenceView before={offer.text} after={text} values={{ [CONTROLLER]: offer.controller }} />
          </div>
        </Disclosure>
      )}
      {objectedAt ? (
        <p className="mt-2" role="status">
          Sie haben am {formatDay(objectedAt)} widersprochen.{' '}
          {isAnswered ? 'Ihre Gründe und unsere Antwort stehen unten.' : `Wir melden uns vor dem ${day}.`} Ihr
          geschlossener Vertrag gilt weiter.
        </p>
      ) : (
        <Disclosure title="Widersprechen">
          <ObjectionForm version={version} day={day} />
        </Disclosure>
      )}
    </Note>
  )
}
