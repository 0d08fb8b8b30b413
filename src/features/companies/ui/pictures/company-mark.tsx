import { companyFileUrl } from '~/features/companies/media'
import { companyInitials } from '~/lib/text/company-initials'
import { classNames } from '~/ui/class-names'

const sizes = { sm: 'size-8', md: 'size-10', lg: 'size-12', xl: 'size-16', xxl: 'size-20' } as const

/** Tile, letters, track. Fixed: a mark stays as it is in dark mode. */
const TONES = [
  ['#00595c', '#ffffff', '#fdc92b'],
  ['#0b5c99', '#ffffff', '#9fd0f2'],
  ['#22693a', '#ffffff', '#aee8bc'],
  ['#3c5054', '#ffffff', '#f09f1f'],
  ['#b3211f', '#ffffff', '#fbdedb'],
  ['#6a3c10', '#fdeac6', '#f09f1f'],
  ['#032c32', '#fdc92b', '#6fd7ce'],
  ['#d3efec', '#00393c', '#00595c'],
] as const

/** Of a track under the letters; the last one ends at a stop. */
const TRACKS = ['M0 34h15l5-5h20', 'M0 29h17l5 5h18', 'M4 33.5h32', 'M0 33h30'] as const

type CompanyMarkProps = {
  name: string
  logoFileId: string | null | undefined
  size?: keyof typeof sizes
  className?: string
}

/**
 * The logo of a company, or its first letters on a tile. Hidden from assistive technology: the name is next to it.
 */
export function CompanyMark({ name, logoFileId, size = 'md', className }: CompanyMarkProps) {
  return (
    <span aria-hidden="true" className={classNames('company-mark', sizes[size], className)}>
      {logoFileId ? <img src={companyFileUrl(logoFileId)} alt="" loading="lazy" /> : <Letters name={name} />}
    </span>
  )
}

function Letters({ name }: { name: string }) {
  const sum = [...name].reduce((total, letter) => (total * 33 + (letter.codePointAt(0) ?? 0)) >>> 0, 5)
  const [tile, ink, track] = TONES[sum % TONES.length] ?? TONES[0]
  const way = (sum >>> 4) % TRACKS.length
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <rect width="40" height="40" fill={tile} />
      <text x="20" y="24.5" textAnchor="middle" fontSize="20" fontWeight="760" fill={ink}>
        {companyInitials(name)}
      </text>
      <path d={TRACKS[way]} fill="none" stroke={track} strokeWidth="3" />
      {way === 3 && <circle cx="32" cy="33" r="3.4" fill={track} />}
    </svg>
  )
}
