import type { ReactNode } from 'react'
import { softHyphens } from '~/lib/german/soft-hyphens'
import { unbroken } from '~/lib/text/unbroken'
import { Dotted } from '~/ui/text/dotted'
import { CompanyMark } from '../pictures/company-mark'
import { CompanyPictures } from '../pictures/company-picture'

type CompanyHeaderProps = {
  name: string
  industry: string | null
  city: string
  logoFileId: string | null | undefined
  coverFileId: string | null | undefined
  /** After the name, e.g. that the company is verified. */
  badge?: ReactNode
  actions?: ReactNode
}

/** The head of a company's public page: picture, logo or letters, and the name. */
export function CompanyHeader(props: CompanyHeaderProps) {
  const { name, industry, city, logoFileId, coverFileId, badge, actions } = props
  return (
    <>
      <div className="bg-surface">
        <div className="wrap pt-4">
          <CompanyPictures company={{ name, industry, coverFileId }} />
        </div>
      </div>
      <div className="border-b border-line bg-surface">
        <div className="wrap pb-6">
          <div className="relative flex flex-wrap items-start gap-x-5 gap-y-3">
            <span className="relative -mt-9 ml-3 rounded-2xl border border-line bg-surface p-1.5">
              <CompanyMark name={name} logoFileId={logoFileId} size="xxl" />
            </span>
            <div className="flex-1 basis-72 md:pt-4">
              <h1>{unbroken(softHyphens(name))}</h1>
              <p className="mt-1 flex flex-wrap gap-x-4 text-muted">
                <Dotted facts={[industry, city]} />
                {badge}
              </p>
            </div>
            {actions && <div className="flex flex-wrap gap-2 md:pt-4">{actions}</div>}
          </div>
        </div>
      </div>
    </>
  )
}
