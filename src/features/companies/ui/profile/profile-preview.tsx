import { useQuery } from '@tanstack/react-query'
import { SIZE_BANDS } from '~/features/companies/vocabulary'
import type { RichText as RichTextDocument } from '~/lib/rich-text/rich-text-document'
import { useTRPC } from '~/platform/client/trpc'
import { Dialog } from '~/ui/dialog/dialog'
import { CompanyFacts } from '../page/company-facts'
import { CompanyGallery } from '../page/company-gallery'
import { CompanyHeader } from '../page/company-header'
import { CompanyLegalNotice } from '../page/company-legal-notice'
import { CompanyStory } from '../page/company-story'

type Text = string | null
/** The form's current values, saved or not. */
export type PreviewedProfile = Record<
  'name' | 'street' | 'houseNumber' | 'postalCode' | 'city' | 'contactName' | 'contactEmail' | 'industry' | 'sizeBand',
  string
> &
  Record<'website' | 'contactPhone' | 'legalForm' | 'registerCourt' | 'registerNumber' | 'vatId', Text> &
  Record<'representatives' | 'legalEmail' | 'legalPhone' | 'economicId' | 'supervisoryAuthority', Text> & {
    description: RichTextDocument
    benefits: readonly string[]
  }

/** The public page with the current values of the form. Nothing is saved. */
export function ProfilePreview({ values, onClose }: { values: PreviewedProfile; onClose: () => void }) {
  const trpc = useTRPC()
  const { data: media } = useQuery(trpc.companyProfile.media.queryOptions())
  const { data: pictures = [] } = useQuery(trpc.companyProfile.pictures.queryOptions())
  const profile = {
    ...values,
    name: values.name || 'Ihr Unternehmen',
    industry: values.industry || null,
    sizeBand: SIZE_BANDS.find((band) => band === values.sizeBand) ?? null,
    website: values.website || null,
  }
  return (
    <Dialog isOpen onClose={onClose} title="Vorschau" size="xl" isMaximizable>
      <p className="mb-4 text-sm text-muted">So sähe Ihre öffentliche Seite aus. Gespeichert ist noch nichts.</p>
      <div className="overflow-hidden rounded-lg border border-line">
        <CompanyHeader
          name={profile.name}
          industry={profile.industry}
          city={profile.city}
          logoFileId={media?.logoFileId}
          coverFileId={media?.coverFileId}
        />
        <div className="grid gap-8 p-5 md:p-8">
          <div className="min-w-0">
            <CompanyStory
              name={profile.name}
              description={profile.description}
              benefits={profile.benefits}
              media={media ?? null}
            />
            <CompanyGallery pictures={pictures} />
          </div>
          <CompanyFacts profile={profile} />
          <CompanyLegalNotice profile={profile} />
        </div>
      </div>
    </Dialog>
  )
}
