import type { ReactNode } from 'react'
import { Avatar } from '~/ui/avatar'

type CompanyHeaderProps = {
  name: string
  industry: string | null
  city: string
  logoSrc?: string
  coverSrc?: string
  /** After the name, e.g. that the company is verified. */
  badge?: ReactNode
  actions?: ReactNode
}

/** The head of a company's public page: cover, logo or initials, and the name. */
export function CompanyHeader(props: CompanyHeaderProps) {
  const { name, industry, city, logoSrc, coverSrc, badge, actions } = props
  return (
    <>
      <div className="relative h-28 overflow-hidden bg-desk md:h-44">
        {coverSrc ? <img src={coverSrc} alt="" className="absolute inset-0 size-full object-cover" /> : <Cover />}
      </div>
      <div className="border-b border-line bg-surface">
        <div className="wrap pb-6">
          <div className="relative flex flex-wrap items-start gap-x-5 gap-y-3">
            <span className="-mt-9 rounded-xl border border-line bg-surface p-1.5">
              {logoSrc ? (
                <img src={logoSrc} alt={`Logo von ${name}`} className="size-20 rounded-lg object-contain" />
              ) : (
                <Avatar name={name} size="xl" shape="square" />
              )}
            </span>
            <div className="flex-1 basis-72 md:pt-4">
              <h1>{name}</h1>
              <p className="mt-1 flex flex-wrap gap-x-4 text-muted">
                {industry && <span>{industry}</span>}
                <span>{city}</span>
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

function Cover() {
  return (
    <svg
      className="absolute inset-0 size-full"
      viewBox="0 0 1440 176"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <g stroke="var(--color-desk-track)" strokeWidth="5" opacity=".5">
        <path d="M-20 60H1460M-20 120H1460M420 120 480 60M960 60 1020 120M1160 120 1220 60" />
      </g>
      <path d="M-20 120H690L750 60H1460" stroke="var(--color-signal)" strokeWidth="6" opacity=".85" />
    </svg>
  )
}
