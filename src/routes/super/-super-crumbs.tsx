import { Breadcrumbs, type Crumb } from '~/ui/navigation/breadcrumbs'

/** Above a page of the platform admins: the platform, then the list it belongs to. */
export function SuperCrumbs({ label, to }: { label: string; to: Crumb['link']['to'] }) {
  const crumbs: Crumb[] = [
    { label: 'Plattform', link: { to: '/super' } },
    { label, link: { to } },
  ]
  return <Breadcrumbs crumbs={crumbs} />
}
