import { companyPictureUrl, type PicturedCompany } from '~/features/companies/media'
import { classNames } from '~/ui/class-names'

type CompanyPictureProps = {
  company: PicturedCompany
  /** Of the drawn ones, 0 to 2. */
  view?: 0 | 1 | 2
  /** Seen at once: loaded before the rest. */
  isFirst?: boolean
  className?: string
}

/** A company's own picture, or a drawn one of its industry. Decoration: it says nothing that the page does not. */
export function CompanyPicture({ company, view = 0, isFirst = false, className }: CompanyPictureProps) {
  return (
    <span className={classNames('company-picture', className)}>
      <img
        src={companyPictureUrl(company, view)}
        alt=""
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
      />
    </span>
  )
}

/** The strip above a posting: 240 px, on phones 152. A picture of its own stands alone, drawn ones are three. */
export function CompanyPictures({ company }: { company: PicturedCompany }) {
  const isOwn = Boolean(company.coverFileId)
  return (
    <div className="flex h-38 gap-2 md:h-60">
      <CompanyPicture company={company} isFirst className="flex-[2.2] rounded-lg" />
      {!isOwn && <CompanyPicture company={company} view={1} isFirst className="flex-1 rounded-lg max-md:hidden" />}
      {!isOwn && <CompanyPicture company={company} view={2} isFirst className="flex-1 rounded-lg max-lg:hidden" />}
    </div>
  )
}
