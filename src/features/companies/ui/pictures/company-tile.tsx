import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { PicturedCompany } from '~/features/companies/media'
import { softHyphens } from '~/lib/german/soft-hyphens'
import { withoutLegalForm } from '~/lib/text/company-initials'
import { CompanyMark } from './company-mark'
import { CompanyPicture } from './company-picture'

type CompanyTileProps = {
  company: PicturedCompany & { id: string; logoFileId: string | null }
  children: ReactNode
}

/** A company with picture and mark; the whole tile is its link. */
export function CompanyTile({ company, children }: CompanyTileProps) {
  return (
    <li className="relative min-w-0">
      <CompanyPicture company={company} className="h-24 rounded-lg md:h-31" />
      <span className="relative -mt-6 ml-3 inline-block rounded-lg border-2 border-canvas">
        <CompanyMark name={company.name} logoFileId={company.logoFileId} size="lg" />
      </span>
      <h3 className="mt-1 text-lg leading-snug wrap-anywhere hyphens-auto">
        <Link to="/company/$companyProfileId" params={{ companyProfileId: company.id }} className="stretch">
          {softHyphens(withoutLegalForm(company.name))}
        </Link>
      </h3>
      <p className="text-sm text-muted">{children}</p>
    </li>
  )
}
