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

/** Filters of "Bewerbungen"; all of them are in the URL. */
export const applicationListParams = {
  status: choiceParam(APPLICATION_STATUSES),
  stelle: uuidParam,
  suche: textParam(80),
  /** A company's own step within a status. */
  schritt: uuidParam,
  /** Only those waiting longer than promised. */
  ueberfaellig: flagParam,
  ungelesen: flagParam,
  sortierung: choiceParam(APPLICATION_SORTS),
  page: numberParam(1, 1000),
}
export type ApplicationListInput = Params<typeof applicationListParams>

/** All parameters of "Bewerbungen". */
export const readApplicationsSearch = searchParams({
  ...applicationListParams,
  ansicht: choiceParam(APPLICATION_VIEWS),
  /** The application open next to the list. */
  bewerbung: uuidParam,
})
export type ApplicationsSearch = ReturnType<typeof readApplicationsSearch>
