import type { RouterOutputs } from '~/platform/client/trpc'

export type SearchPage = RouterOutputs['jobPosting']['search']
export type SearchMap = RouterOutputs['jobPosting']['map']
export type SearchFacets = SearchPage['facets']
export type SearchAlert = RouterOutputs['searchAlert']['list']['items'][number]
