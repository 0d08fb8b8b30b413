import { useState } from 'react'
import { contractText } from '~/features/job-postings/posting-texts'
import { JobCard } from '~/features/job-postings/ui/job-card'
import type { PreviewValues } from '~/features/job-postings/ui/publishing/preview-posting'
import type { PostingCard } from '~/features/job-postings/views'
import { Button } from '~/ui/buttons/button'
import { Segment } from '~/ui/choices/segment'
import type { AdView } from '../../views'
import { PhonePage, WidePage } from './page-preview'

const VIEWS = [
  { value: 'list', label: 'Liste' },
  { value: 'page', label: 'Seite' },
  { value: 'phone', label: 'Handy' },
] as const

/** The ad between postings that are online now, or as its own page on a wide screen or a phone. */
export function MarketPreview({ ad, now, onContract }: { ad: AdView; now: Date; onContract: () => void }) {
  const [view, setView] = useState<(typeof VIEWS)[number]['value']>('list')
  const [before, ...after] = ad.neighbours
  // Only what the text says stands on it.
  const shown = { ...ad.input, contract: ad.isContractAssumed ? null : ad.input.contract }
  return (
    <section aria-labelledby="im-markt">
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <h2 id="im-markt" className="text-lg">
          So steht sie im Markt
        </h2>
        <div className="ml-auto">
          <Segment label="Ansicht" options={VIEWS} value={view} onChange={setView} isNarrow />
        </div>
      </div>
      {ad.isContractAssumed && (
        <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
          <p className="min-w-0 flex-1 basis-60">
            Der Vertrag steht nicht in Ihrem Text. Ohne Angabe nehmen wir „{contractText(ad.input)}“ an.
          </p>
          <Button size="sm" variant="outline" onClick={onContract}>
            Vertrag angeben
          </Button>
        </div>
      )}
      {view === 'list' && (
        // Only to look at: no links into postings of others.
        <div inert className="grid gap-2.5">
          {before && <Neighbour posting={before} now={now} />}
          <JobCard posting={cardOf(shown, now)} now={now} headingLevel={3} />
          {after.map((posting) => (
            <Neighbour key={posting.id} posting={posting} now={now} />
          ))}
        </div>
      )}
      {view === 'page' && <WidePage values={shown} now={now} />}
      {view === 'phone' && <PhonePage values={shown} now={now} />}
    </section>
  )
}

function Neighbour({ posting, now }: { posting: PostingCard; now: Date }) {
  return (
    <div className="opacity-50">
      <JobCard posting={posting} now={now} headingLevel={3} />
    </div>
  )
}

function cardOf(input: PreviewValues, now: Date): PostingCard {
  return {
    ...input,
    id: '',
    companyProfileId: '',
    companyName: 'Ihr Unternehmen',
    companyLogoFileId: null,
    publishedAt: now,
    placeNames: input.places.map(({ name }) => name),
  }
}
