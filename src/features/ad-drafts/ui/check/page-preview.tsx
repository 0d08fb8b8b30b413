import { Maximize2 } from 'lucide-react'
import { useState } from 'react'
import type { PreviewValues } from '~/features/job-postings/ui/publishing/preview-posting'
import { Button } from '~/ui/buttons/button'
import { Dialog } from '~/ui/dialog/dialog'
import { ScrollRegion } from '~/ui/focus/scroll-region'
import { lazyPart } from '~/ui/states/lazy-part'
import { PartMissing } from '~/ui/states/part-missing'

const load = async () => (await import('~/features/job-postings/ui/publishing/posting-preview')).PostingPreview
const PostingPreview = lazyPart(load, PartMissing)
/** Nothing can be read or pressed in a picture: where it is missing, there is a gap. */
const PostingPicture = lazyPart(load, () => null)

type PagePreviewProps = { values: PreviewValues; now: Date }

/** The ad's page as a wide screen shows it: small, because the column is narrow, and in full on request. */
export function WidePage(props: PagePreviewProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="grid justify-items-start gap-3">
      {/* A picture of the page; its words are to be read in full below. */}
      <div inert className="max-h-96 w-full overflow-hidden rounded-lg">
        <div className="[zoom:0.33] md:max-lg:[zoom:0.65]">
          <PostingPicture {...shown(props)} />
        </div>
      </div>
      <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
        <Maximize2 aria-hidden="true" />
        Groß ansehen
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="So sieht Ihre Seite aus" size="xl" isMaximizable>
        {/* As wide as the pay needs to stand beside the text. */}
        <div className="lg:[zoom:0.9]">
          <PostingPreview {...shown(props)} />
        </div>
      </Dialog>
    </div>
  )
}

/** The ad's page on a phone; the page goes by the width it has. */
export function PhonePage(props: PagePreviewProps) {
  return (
    <div className="mx-auto max-w-96 overflow-hidden rounded-[2rem] border-8 border-edge bg-canvas">
      <ScrollRegion
        className="relative max-h-[38rem] overflow-y-auto [&_.wrap]:px-4 [&_article]:rounded-none [&_article]:border-0"
        label="Vorschau auf dem Handy"
      >
        <PostingPreview {...shown(props)} />
      </ScrollRegion>
    </div>
  )
}

/** What the preview shows; company and day of publishing are not known before. */
function shown({ values, now }: PagePreviewProps) {
  return { id: '', values, company: null, publishedAt: now, now }
}
