import { choiceParam, numberParam, searchParams, severalTexts, textParam, uuidParam } from '~/lib/search-params'
import { EDITOR_STEPS, FIGURE_PERIODS, MANAGE_SORTS, MANAGE_TABS } from './vocabulary'

/** Parameters of "Jobs verwalten"; all of them are in the URL. */
export const readManageList = searchParams({
  reiter: choiceParam(MANAGE_TABS),
  suche: textParam(80),
  sortierung: choiceParam(MANAGE_SORTS),
  richtung: choiceParam(['auf', 'ab']),
  page: numberParam(1, 1000),
})
export type ManageList = ReturnType<typeof readManageList>

/** Parameters of the editor: the current step; and, for a new posting, the draft it has become. */
export const readEditor = searchParams({ schritt: choiceParam(EDITOR_STEPS), entwurf: uuidParam })

/** Parameters of a posting's figures; without a choice those of its whole time. */
export const readFigures = searchParams({ zeitraum: choiceParam(FIGURE_PERIODS) })

/** Which postings the page for closing several is about. */
export const readClosing = searchParams({ stellen: postingIds })
const MOST_CLOSED = 50

/** Joined by ";", so that they stay one text in the address. */
function postingIds(raw: unknown): string | undefined {
  const ids = severalTexts(raw).filter((id) => uuidParam(id) !== undefined)
  return ids.length === 0 ? undefined : ids.slice(0, MOST_CLOSED).join(';')
}
