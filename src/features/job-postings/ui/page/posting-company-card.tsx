import { CompanyMark } from '~/features/companies/ui/pictures/company-mark'
import { sizeBandLabels } from '~/features/companies/vocabulary'
import { unbroken } from '~/lib/text/unbroken'
import { TextLink } from '~/ui/buttons/link'
import type { PostingView } from '../../views'

type PostingCompanyCardProps = { posting: PostingView; isPreview: boolean }

/** The employer, with a link to the company's page. */
export function PostingCompanyCard({ posting, isPreview }: PostingCompanyCardProps) {
  const { companyIndustry, companySizeBand } = posting
  const facts = [companyIndustry, companySizeBand && sizeBandLabels[companySizeBand]].filter(Boolean)
  return (
    <div className="card mt-4 p-5">
      <div className="flex items-center gap-3">
        <CompanyMark name={posting.companyName} logoFileId={posting.companyLogoFileId} />
        <div className="min-w-0 leading-tight">
          <p className="text-sm font-semibold">{unbroken(posting.companyName)}</p>
          {facts.length > 0 && <p className="mt-0.5 text-xs text-muted">{facts.join(', ')}</p>}
        </div>
      </div>
      {!isPreview && (
        <TextLink
          to="/company/$companyProfileId"
          params={{ companyProfileId: posting.companyProfileId }}
          className="mt-3 inline-block text-sm"
        >
          Profil und weitere Stellen
        </TextLink>
      )}
    </div>
  )
}
