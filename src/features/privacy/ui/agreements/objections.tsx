import { formatDay, formatIsoDay } from '~/lib/dates/dates'
import { unbroken } from '~/lib/text/unbroken'
import { TextLink } from '~/ui/buttons/link'
import { Chip } from '~/ui/chip'
import { Disclosure } from '~/ui/text/disclosure'
import type { AgreementVersions } from '../../views'
import { AnswerObjectionForm } from './answer-objection-form'

/** What companies objected to a text, those without an answer first. */
export function Objections({ objections }: { objections: AgreementVersions['objections'] }) {
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
