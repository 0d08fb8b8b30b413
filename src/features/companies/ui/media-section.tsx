import { useQuery } from '@tanstack/react-query'
import { useTRPC } from '~/platform/client/trpc'
import { Skeleton } from '~/ui/skeleton'
import { companyFileUrl } from '../media'
import { FormSection } from './form-section'
import { PictureField } from './picture-field'
import { VideoField } from './video-field'

const PICTURES = 'image/jpeg,image/png,image/webp'

/** Logo, cover and video of the profile. Each takes effect by itself, apart from the form. */
export function MediaSection() {
  const trpc = useTRPC()
  const { data: media, isPending } = useQuery(trpc.companyProfile.media.queryOptions())
  if (isPending) return <Skeleton className="h-40 max-w-3xl" />
  return (
    <div className="mt-6 max-w-3xl">
      <FormSection
        title="Bilder und Video"
        lead="Bilder werden neu gespeichert, ohne Aufnahmeort und Kameradaten. Änderungen gelten sofort."
      >
        <PictureField
          kind="logo"
          label="Logo"
          description="JPG, PNG oder WebP bis 10 MB, am besten quadratisch."
          accept={PICTURES}
          fileId={media?.logoFileId ?? null}
        >
          <Picture id={media?.logoFileId} className="size-24 rounded-lg border border-line object-contain" />
        </PictureField>
        <PictureField
          kind="cover"
          label="Titelbild"
          description="Querformat, ab 1600 Pixel Breite. Wird auf 1600 × 500 zugeschnitten."
          accept={PICTURES}
          fileId={media?.coverFileId ?? null}
        >
          <Picture id={media?.coverFileId} className="aspect-[16/5] w-full max-w-xl rounded-lg object-cover" />
        </PictureField>
        <VideoField media={media ?? null} />
        <PictureField
          kind="poster"
          label="Vorschaubild des Videos"
          description="Ist zu sehen, bevor jemand das Video startet. 16 : 9."
          accept={PICTURES}
          fileId={media?.posterFileId ?? null}
        >
          <Picture id={media?.posterFileId} className="aspect-video w-64 rounded-lg object-cover" />
        </PictureField>
        <PictureField
          kind="captions"
          label="Untertitel"
          description="WebVTT-Datei (.vtt) auf Deutsch, für alle, die nichts hören oder den Ton aus haben."
          accept=".vtt,text/vtt"
          fileId={media?.captionsFileId ?? null}
        >
          <p className="text-sm font-semibold">Untertitel sind hinterlegt.</p>
        </PictureField>
      </FormSection>
    </div>
  )
}

function Picture({ id, className }: { id: string | null | undefined; className: string }) {
  return id ? <img src={companyFileUrl(id)} alt="" className={className} loading="lazy" /> : null
}
