import { choiceParam, numberParam, searchParams, severalTexts, textParam } from '~/lib/search-params'
import { EDITOR_STEPS, MANAGE_SORTS, MANAGE_TABS } from './vocabulary'

/** Parameters of "Jobs verwalten"; everything stands in the URL. */
export const readManageList = searchParams({
  reiter: choiceParam(MANAGE_TABS),
  suche: textParam(80),
  sortierung: choiceParam(MANAGE_SORTS),
  richtung: choiceParam(['auf', 'ab']),
  page: numberParam(1, 1000),
})
export type ManageList = ReturnType<typeof readManageList>

/** Parameters of the editor: the step one is at; and, while a new posting is written, the draft it has become. */
export const readEditor = searchParams({ schritt: choiceParam(EDITOR_STEPS), entwurf: draftId })

/** Which postings the page for closing several is about. */
export const readClosing = searchParams({ stellen: postingIds })
const MOST_CLOSED = 50

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

function draftId(raw: unknown): string | undefined {
  return typeof raw === 'string' && UUID.test(raw) ? raw : undefined
}

/** Joined by ";", so that they stay one text in the address. */
function postingIds(raw: unknown): string | undefined {
  const ids = severalTexts(raw).filter((id) => UUID.test(id))
  return ids.length === 0 ? undefined : ids.slice(0, MOST_CLOSED).join(';')
}
