import { Maximize2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { PreviewValues } from '~/features/job-postings/ui/publishing/preview-posting'
import { Button } from '~/ui/buttons/button'
import { Dialog } from '~/ui/dialog/dialog'
import { ScrollRegion } from '~/ui/focus/scroll-region'

const PostingPreview = lazy(async () => {
  const { PostingPreview: component } = await import('~/features/job-postings/ui/publishing/posting-preview')
  return { default: component }
})

type PagePreviewProps = { values: PreviewValues; now: Date }

/** The ad's page as a wide screen shows it: small, because the column is narrow, and in full on request. */
export function WidePage(props: PagePreviewProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="grid justify-items-start gap-3">
      {/* A picture of the page; its words are to be read in full below. */}
      <div inert className="max-h-96 w-full overflow-hidden rounded-lg">
        <div className="[zoom:0.33] md:max-lg:[zoom:0.65]">
          <Page {...props} />
        </div>
      </div>
      <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
        <Maximize2 aria-hidden="true" />
        Groß ansehen
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="So sieht Ihre Seite aus" size="xl" isMaximizable>
        {/* As wide as the pay needs to stand beside the text. */}
        <div className="lg:[zoom:0.9]">
          <Page {...props} />
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
        <Page {...props} />
      </ScrollRegion>
    </div>
  )
}

function Page({ values, now }: PagePreviewProps) {
  return (
    <Suspense>
      <PostingPreview id="" values={values} company={null} publishedAt={now} now={now} />
    </Suspense>
  )
}
