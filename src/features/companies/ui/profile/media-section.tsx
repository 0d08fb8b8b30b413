import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { companyFileUrl } from '~/features/companies/media'
import { CompanyMark } from '~/features/companies/ui/pictures/company-mark'
import { CompanyPicture } from '~/features/companies/ui/pictures/company-picture'
import { useTRPC } from '~/platform/client/trpc'
import { FormSection } from '~/ui/form-section'
import { Skeleton } from '~/ui/states/skeleton'
import type { CompanyMedia } from '../../views'
import { GalleryField } from './gallery-field'
import { PictureField } from './picture-field'
import { VideoField } from './video-field'

/** Logo, cover and video of the profile. Each is saved immediately, apart from the form. */
export function MediaSection({ company }: { company: { name: string; industry: string | null } }) {
  const trpc = useTRPC()
  const { data: media, isPending } = useQuery(trpc.companyProfile.media.queryOptions())
  if (isPending) return <Skeleton className="h-40 max-w-3xl" />
  return (
    <div className="mt-6 max-w-3xl">
      <FormSection
        title="Bilder und Video"
        lead="Bilder speichern wir neu, ohne Aufnahmeort und Kameradaten. Änderungen gelten sofort."
      >
        <Picture kind="logo" media={media}>
          <CompanyMark name={company.name} logoFileId={null} size="xl" />
        </Picture>
        <Picture kind="cover" media={media}>
          <CompanyPicture company={{ ...company, coverFileId: null }} className="aspect-[16/5] max-w-xl rounded-lg" />
        </Picture>
        {media && <GalleryField />}
        <VideoField media={media ?? null} />
        <Picture kind="poster" media={media} />
        <PictureField
          kind="captions"
          label="Untertitel"
          description="WebVTT-Datei (.vtt) auf Deutsch, für alle, die nichts hören oder den Ton aus haben."
          accept=".vtt,text/vtt"
          fileId={media?.captionsFileId ?? null}
        >
          <p className="text-sm font-semibold">Untertitel sind da.</p>
        </PictureField>
      </FormSection>
    </div>
  )
}

const pictures = {
  logo: {
    label: 'Logo',
    description:
      'JPG, PNG oder WebP bis 10\u00a0MB, am besten quadratisch. Ohne Logo zeigen wir ein Zeichen aus dem Namen.',
    className: 'size-24 rounded-lg border border-line object-contain',
  },
  cover: {
    label: 'Titelbild',
    description:
      'Querformat, ab 1.600\u00a0Pixel Breite. Wir schneiden es auf 1.600 × 500 zu. Ohne eigenes zeichnen wir eines zu Ihrer Branche.',
    className: 'aspect-[16/5] w-full max-w-xl rounded-lg object-cover',
  },
  poster: {
    label: 'Vorschaubild des Videos',
    description: 'Ist zu sehen, bevor jemand das Video startet. 16 : 9.',
    className: 'aspect-video w-64 rounded-lg object-cover',
  },
} as const

type PictureProps = {
  kind: keyof typeof pictures
  media: CompanyMedia | null | undefined
  /** What applicants see while there is none. */
  children?: ReactNode
}

function Picture({ kind, media, children }: PictureProps) {
  const { label, description, className } = pictures[kind]
  const id = media?.[`${kind}FileId`] ?? null
  return (
    <PictureField
      kind={kind}
      label={label}
      description={description}
      accept="image/jpeg,image/png,image/webp"
      fileId={id}
      instead={children}
    >
      {id && <img src={companyFileUrl(id)} alt="" className={className} loading="lazy" />}
    </PictureField>
  )
}
