import {
  choiceParam,
  flagParam,
  numberParam,
  type Params,
  searchParams,
  textParam,
  uuidParam,
} from '~/lib/search-params'
import { APPLICATION_STATUSES } from './lifecycle'

export const APPLICATION_SORTS = ['neueste', 'aelteste', 'frist', 'name'] as const
export type ApplicationSort = (typeof APPLICATION_SORTS)[number]
export const applicationSortLabels = {
  neueste: 'Neueste zuerst',
  aelteste: 'Älteste zuerst',
  frist: 'Antwortfrist',
  name: 'Nachname',
} satisfies Record<ApplicationSort, string>

export const APPLICATION_VIEWS = ['tafel', 'liste'] as const
export type ApplicationView = (typeof APPLICATION_VIEWS)[number]

/** Filters of "Bewerbungen"; everything stands in the URL. */
export const applicationListParams = {
  status: choiceParam(APPLICATION_STATUSES),
  stelle: uuidParam,
  suche: textParam(80),
  /** A step of the company's own within a status. */
  schritt: uuidParam,
  /** Only what waits longer than promised. */
  ueberfaellig: flagParam,
  ungelesen: flagParam,
  sortierung: choiceParam(APPLICATION_SORTS),
  page: numberParam(1, 1000),
}
export type ApplicationListInput = Params<typeof applicationListParams>

/** Everything in the address of "Bewerbungen". */
export const readApplicationsSearch = searchParams({
  ...applicationListParams,
  ansicht: choiceParam(APPLICATION_VIEWS),
  /** The application open beside the list. */
  bewerbung: uuidParam,
})
export type ApplicationsSearch = ReturnType<typeof readApplicationsSearch>
