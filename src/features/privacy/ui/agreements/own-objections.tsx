import { formatDay, formatIsoDay } from '~/lib/dates/dates'
import { Card } from '~/ui/card'
import { Chip } from '~/ui/chip'
import type { OwnAgreement } from '../../views'

/** What a company objected, and what the platform answered. */
export function OwnObjections({ objections }: { objections: OwnAgreement['objections'] }) {
  return (
    <Card as="section" padding="lg" aria-labelledby="ihre-widersprueche">
      <h2 id="ihre-widersprueche" className="text-xl">
        {objections.length > 1 ? 'Ihre Widersprüche' : 'Ihr Widerspruch'}
      </h2>
      <ul className="divide mt-2">
        {objections.map(({ id, from, objectedAt, objection, answeredAt, answer }) => (
          <li key={id} className="py-3 wrap-anywhere">
            <div className="flex flex-wrap items-center gap-2 text-sm text-muted">
              Gegen den Text ab {formatIsoDay(from)}, gesendet {formatDay(objectedAt)}
              {answeredAt ? (
                <Chip tone="success">Beantwortet {formatDay(answeredAt)}</Chip>
              ) : (
                <Chip tone="warn">Wartet auf unsere Antwort</Chip>
              )}
            </div>
            <p className="mt-2 whitespace-pre-line">{objection}</p>
            {answer && (
              <>
                <h3 className="mt-3 text-base">Unsere Antwort</h3>
                <p className="mt-1 whitespace-pre-line">{answer}</p>
              </>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
