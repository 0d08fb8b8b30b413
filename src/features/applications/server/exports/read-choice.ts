import { AppError } from '~/lib/app-error'
import { unclearParams, uuidParam } from '~/lib/search-params'
import { type ApplicationListInput, readApplicationsSearch } from '../../search-params'

const MOST_CHOSEN = 200

/** Which applications a file is asked for; without `ids` all that match the filters. */
export type ExportChoice = ApplicationListInput & { ids?: string[] }

/**
 * Reads the address of a list as a file.
 * @throws AppError invalid for a selection or filter that nobody can follow: it would widen to everything
 */
export function readExportChoice(searchParams: URLSearchParams): ExportChoice {
  const raw = Object.fromEntries(searchParams)
  const chosen = searchParams.get('ids')?.split(',')
  const ids = chosen?.flatMap((id) => uuidParam(id) ?? [])
  const isClear = ids === undefined || (ids.length === chosen?.length && ids.length <= MOST_CHOSEN)
  const unclear = unclearParams(readApplicationsSearch, raw, isClear ? [] : ['ids'])
  if (unclear) throw new AppError('invalid', unclear)
  return { ...readApplicationsSearch(raw), ...(ids && { ids }) }
}
