import { CircleCheck } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import type { AdFinding } from '~/features/ad-check/ad'
import { AdFindings } from '~/features/ad-check/ui/ad-findings'
import type { ChecklistItem } from '~/features/job-postings/publishing'
import { Button } from '~/ui/buttons/button'
import { Card } from '~/ui/card'
import { Note } from '~/ui/note'
import { fieldOfItem } from '../editor/editor-steps'

type ReviewStepProps = {
  items: readonly ChecklistItem[]
  findings: readonly AdFinding[]
  mends: ComponentProps<typeof AdFindings>['mends']
  preview: ReactNode
  onGoTo: (field: string) => void
}

/** The last look before publishing: the ad check's findings, and the page as applicants see it. */
export function ReviewStep({ items, findings, mends, preview, onGoTo }: ReviewStepProps) {
  const missing = items.filter(({ isRequired, isDone }) => isRequired && !isDone)
  return (
    <>
      {missing.length > 0 && (
        // Where the list of everything is beside it, that says so.
        <Note
          tone="warn"
          title="Zum Veröffentlichen fehlt noch:"
          className="lg:hidden"
          actions={missing.map((item) => (
            <Button key={item.key} size="sm" variant="outline" onClick={() => onGoTo(fieldOfItem(item))}>
              {item.thing}
            </Button>
          ))}
        />
      )}
      <Card as="section" padding="lg">
        <h2 className="mb-3">Anzeigen-Prüfung</h2>
        {findings.length === 0 && (
          <p className="flex gap-2.5">
            <CircleCheck className="mt-0.5 size-5 shrink-0 text-success" aria-hidden="true" />
            Nichts zu beanstanden: Wortlaut, Gehalt und Fragen sind in Ordnung.
          </p>
        )}
        <AdFindings findings={findings} mends={mends} onGoTo={onGoTo} />
      </Card>
      <section>
        <h2 className="mb-4">So sehen Bewerberinnen und Bewerber die Stelle</h2>
        {preview}
      </section>
    </>
  )
}
