import { Link } from '@tanstack/react-router'
import {
  Calculator,
  ChefHat,
  ChevronRight,
  Cog,
  Cpu,
  Factory,
  GraduationCap,
  HardHat,
  HeartPulse,
  Landmark,
  Leaf,
  type LucideIcon,
  Megaphone,
  Ruler,
  ShoppingBag,
  Truck,
  Users,
  Zap,
} from 'lucide-react'
import type { OccupationField } from '~/lib/work/vocabulary'

/** All occupation fields that have postings, each a link into the search. */
export function OccupationFieldList({ fields }: { fields: { field: OccupationField; count: number }[] }) {
  return (
    <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
      {fields.map(({ field, count }) => {
        const Icon = occupationIcons[field]
        return (
          <li key={field} className="border-t border-line">
            <Link
              to="/search/jobs"
              search={{ berufsfeld: field }}
              className="group flex h-full items-center gap-3.5 py-3.5"
            >
              <Icon className="size-5.5 text-accent" aria-hidden="true" />
              <span className="font-display text-lg leading-tight font-[650] underline-offset-4 group-hover:underline">
                {field}
              </span>
              <span className="num ml-auto text-sm text-muted">{count.toLocaleString('de-DE')}</span>
              <ChevronRight className="size-4 text-muted" aria-hidden="true" />
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

const occupationIcons = {
  'Bau & Handwerk': HardHat,
  'Elektro & Energie': Zap,
  'Metall & Maschinenbau': Cog,
  'Produktion & Fertigung': Factory,
  'IT & Software': Cpu,
  'Ingenieurwesen & Technik': Ruler,
  'Gesundheit & Pflege': HeartPulse,
  'Soziales & Erziehung': Users,
  'Bildung & Wissenschaft': GraduationCap,
  'Verkauf & Handel': ShoppingBag,
  'Vertrieb, Marketing & Medien': Megaphone,
  'Büro, Verwaltung & Personal': Calculator,
  'Finanzen, Steuern & Recht': Landmark,
  'Transport & Logistik': Truck,
  'Gastronomie, Hotel & Tourismus': ChefHat,
  'Reinigung, Sicherheit, Landwirtschaft & Umwelt': Leaf,
} satisfies Record<OccupationField, LucideIcon>
