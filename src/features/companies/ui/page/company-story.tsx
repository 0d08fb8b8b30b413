import { companyFileUrl } from '~/features/companies/media'
import type { RichText as RichTextDocument } from '~/lib/rich-text/rich-text-document'
import { VideoPlayer } from '~/ui/files/video-player'
import { RichText } from '~/ui/text/rich-text'
import type { CompanyPageMedia } from '../../views'
import { benefitIcon } from './benefit-icon'

type CompanyStoryProps = {
  name: string
  description: RichTextDocument
  benefits: readonly string[]
  media: CompanyPageMedia | null
}

/** What a company says about itself: text, video, and benefits. */
export function CompanyStory({ name, description, benefits, media }: CompanyStoryProps) {
  return (
    <>
      {description.content.length > 0 && (
        <section>
          <h2>Wer wir sind</h2>
          <RichText document={description} className="mt-3" />
        </section>
      )}
      {media?.videoFileId && media.videoType && (
        <section className="mt-9 first:mt-0">
          <h2 className="mb-4">Einblick</h2>
          <VideoPlayer
            title={`Video von ${name}`}
            src={companyFileUrl(media.videoFileId)}
            type={media.videoType}
            poster={media.posterFileId ? companyFileUrl(media.posterFileId) : undefined}
            captionsSrc={media.captionsFileId ? companyFileUrl(media.captionsFileId) : undefined}
          />
        </section>
      )}
      {benefits.length > 0 && (
        <section className="mt-9 first:mt-0">
          <h2>Das erwartet dich</h2>
          <ul className="mt-4 grid gap-x-8 gap-y-3 text-sm sm:grid-cols-2">
            {benefits.map((benefit) => (
              <Benefit key={benefit} text={benefit} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function Benefit({ text }: { text: string }) {
  const Icon = benefitIcon(text)
  return (
    <li className="flex items-center gap-3">
      <span className="grid size-9 flex-none place-items-center rounded-md bg-accent-soft text-accent-soft-ink">
        <Icon className="size-5" aria-hidden="true" />
      </span>
      {text}
    </li>
  )
}
