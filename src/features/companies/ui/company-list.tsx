import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { softHyphens } from '~/lib/german/soft-hyphens'
import { unbroken } from '~/lib/text/unbroken'
import { Dotted } from '~/ui/text/dotted'
import type { FoundCompany } from '../views'
import { sizeBandLabels } from '../vocabulary'
import { CompanyMark } from './pictures/company-mark'

/** Companies found, each leading to its page. */
export function CompanyList({ items }: { items: readonly FoundCompany[] }) {
  return (
    <ul className="card divide overflow-hidden">
      {items.map(({ id, name, city, industry, sizeBand, openPostings, logoFileId, distanceKm }) => (
        <li key={id} className="relative flex items-center gap-4 px-5 py-4 hover:bg-sunken">
          <CompanyMark name={name} logoFileId={logoFileId} size="lg" />
          <div className="min-w-0 flex-1">
            <h2 className="text-lg">
              <Link to="/company/$companyProfileId" params={{ companyProfileId: id }} className="stretch no-underline">
                {unbroken(softHyphens(name))}
              </Link>
            </h2>
            <p className="text-sm text-muted">
              <Dotted facts={[industry, placeText(city, distanceKm), sizeBand && sizeBandLabels[sizeBand]]} />
            </p>
            {openPostings > 0 && (
              <p className="num text-sm">
                {openPostings === 1 ? '1 offene Stelle' : `${openPostings.toLocaleString('de-DE')} offene Stellen`}
              </p>
            )}
          </div>
          <ChevronRight className="hidden size-5 text-muted md:block" aria-hidden="true" />
        </li>
      ))}
    </ul>
  )
}

function placeText(city: string, distanceKm: number | null): string {
  return distanceKm === null || distanceKm < 1 ? city : `${city} (${Math.round(distanceKm)}\u00a0km)`
}
