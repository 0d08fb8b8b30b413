import { classNames } from '../class-names'

/** The logo: two tracks and the set route between them, an angular S. At least 16 px. */
export function BrandMark({ className = 'size-8' }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 32 32" aria-hidden="true" fill="none" strokeWidth="4" strokeLinecap="round">
      <rect width="32" height="32" rx="7" fill="#00595c" />
      <path d="M16.6 9.5H26.5M15.4 22.5H5.5" stroke="#fff" />
      <path d="M5.5 9.5h4.2L22.3 22.5h4.2" stroke="#fdc92b" strokeLinejoin="round" />
    </svg>
  )
}

/** Logo and name. Put it into a link to the home page. */
export function Brand({ className }: { className?: string }) {
  return (
    <span className={classNames('inline-flex items-center gap-2.5', className)}>
      <BrandMark />
      <span className="font-display text-2xl leading-none font-[760] tracking-tight">Stellwerk</span>
    </span>
  )
}
