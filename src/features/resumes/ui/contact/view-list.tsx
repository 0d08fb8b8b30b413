import { releaseBasisTexts } from '~/features/resumes/texts'
import { formatMoment } from '~/lib/dates/dates'
import { unbroken } from '~/lib/text/unbroken'
import { TextLink } from '~/ui/buttons/link'
import { Card } from '~/ui/card'
import type { ResumeOpening } from '../../views'

const SHOWN_TEXTS = { all: 'vollständig', redacted: 'anonym', nothing: 'nicht freigegeben' } as const

/** Who opened the résumé, and how much was visible. */
export function ViewList({ views }: { views: readonly ResumeOpening[] }) {
  return (
    <Card as="section" aria-labelledby="einsichten">
      <h2 id="einsichten" className="text-xl">
        Wer hat deinen Lebenslauf geöffnet?
      </h2>
      {views.length === 0 ? (
        <p className="mt-2 text-sm text-muted">Bisher niemand. Öffnet ihn jemand, steht es hier mit Zeitpunkt.</p>
      ) : (
        <ul className="divide mt-2">
          {views.map((view) => (
            <li key={view.id} className="py-2.5 text-sm">
              <p className="font-semibold">
                <Viewer view={view} />
              </p>
              <p className="num text-muted">
                {formatMoment(view.viewedAt)}, {whatText(view)}
              </p>
              {view.reason && <p className="break-words text-muted">Grund: {view.reason}</p>}
              {view.basis && (
                <p className="text-muted">
                  Gezeigt, {releaseBasisTexts[view.basis]}
                  {view.searchedFor && `; gefunden mit „${view.searchedFor}“`}.
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function whatText({ kind, detail, shown }: ResumeOpening): string {
  if (kind === 'attachment') return `„${detail}“ heruntergeladen`
  return kind === 'pdf' ? `PDF, ${SHOWN_TEXTS[shown]}` : SHOWN_TEXTS[shown]
}

function Viewer({ view }: { view: ResumeOpening }) {
  if (view.isPlatform) return 'Stellwerk, Aufsicht der Plattform'
  if (view.companyProfileId === null) return 'Ein Unternehmen, das es hier nicht mehr gibt'
  return (
    <TextLink
      to="/company/$companyProfileId"
      params={{ companyProfileId: view.companyProfileId }}
      className="wrap-anywhere"
    >
      {unbroken(view.companyName ?? '')}
    </TextLink>
  )
}
