import type { QueryClient } from '@tanstack/react-query'
import type { OwnProfile } from '~/features/applicants/views'
import { alertLabel, EVERYTHING } from '~/features/job-search/alert'
import type { JobSearch } from '~/features/job-search/search-params'
import type { SearchAlert } from '~/features/job-search/views'
import type { useTRPC } from '~/platform/client/trpc'
import { orWithoutIt } from '../../-or-held-up'

export type Matching = {
  /** What was asked for; null for a search that asks for nothing. */
  label: string | null
  search: JobSearch
  /** Whether it is a saved search; otherwise from the profile. */
  isAlert: boolean
  /** Why there are no hits for now. */
  missing: string | null
}

/**
 * What "Neu und passend" searches: the newest active saved search, else the fields and the place of the profile; null
 * when nobody said what they look for. Also loads its hits.
 */
export async function loadMatching(
  queryClient: QueryClient,
  trpc: ReturnType<typeof useTRPC>,
): Promise<Matching | null> {
  const [alerts, profile] = await Promise.all([
    queryClient.ensureQueryData(trpc.searchAlert.list.queryOptions({ page: 1 })),
    queryClient.ensureQueryData(trpc.applicantProfile.mine.queryOptions()),
  ])
  const wanted = ofAlert(alerts.items) ?? (profile && ofProfile(profile))
  if (!wanted) return null
  const searching = queryClient.ensureQueryData(trpc.jobPosting.search.queryOptions(wanted.search))
  return { ...wanted, missing: await orWithoutIt(searching) }
}

type Wanted = Omit<Matching, 'missing'>

function ofAlert(alerts: SearchAlert[]): Wanted | null {
  const alert = alerts.find(({ status }) => status === 'active')
  return alert
    ? { label: alert.label === EVERYTHING ? null : alert.label, search: newest(alert.search), isAlert: true }
    : null
}

function ofProfile(profile: OwnProfile): Wanted | null {
  const { desiredOccupationFields, desiredEmploymentTypes, place, radiusKm } = profile
  if (desiredOccupationFields.length === 0) return null
  const search: JobSearch = {
    wo: place.postalCode,
    umkreis: radiusKm,
    berufsfeld: desiredOccupationFields,
    arbeitszeit: desiredEmploymentTypes.length > 0 ? desiredEmploymentTypes : undefined,
  }
  return { label: alertLabel({ berufsfeld: desiredOccupationFields }), search: newest(search), isAlert: false }
}

function newest(search: JobSearch): JobSearch {
  return { ...search, sortierung: 'datum' }
}
