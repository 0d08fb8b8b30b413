import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { type JobSearch, mapOf } from '~/features/job-search/search-params'
import { useTRPC } from '~/platform/client/trpc'
import { lazyPart } from '~/ui/states/lazy-part'
import { PartMissing } from '~/ui/states/part-missing'
import { Skeleton } from '~/ui/states/skeleton'
import { useIsWide } from './-beside'

const mapPlace = <Skeleton className="aspect-square w-full" />
const tablePlace = <Skeleton className="h-96 w-full" />

/** Their own files: only who asks for the map needs them. */
const HitMap = lazyPart(
  async () => (await import('~/features/job-search/ui/map/hit-map')).HitMap,
  PartMissing,
  mapPlace,
)
const RegionTable = lazyPart(
  async () => (await import('~/features/job-search/ui/map/region-table')).RegionTable,
  PartMissing,
  tablePlace,
)

function useMap(search: JobSearch) {
  const trpc = useTRPC()
  return useSuspenseQuery(trpc.jobPosting.map.queryOptions(mapOf(search))).data
}

/** The hits on the map. */
export function SearchMap({ search }: { search: JobSearch }) {
  return (
    <Suspense fallback={mapPlace}>
      <Drawn search={search} />
    </Suspense>
  )
}

function Drawn({ search }: { search: JobSearch }) {
  const isWide = useIsWide()
  // Another place is another map.
  return <HitMap key={`${search.wo} ${search.umkreis}`} search={search} map={useMap(search)} isWide={isWide} />
}

/** The same as a table. */
export function SearchRegions({ search }: { search: JobSearch }) {
  return (
    <Suspense fallback={tablePlace}>
      <Tabled search={search} />
    </Suspense>
  )
}

function Tabled({ search }: { search: JobSearch }) {
  return <RegionTable search={search} map={useMap(search)} />
}
