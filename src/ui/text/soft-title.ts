import type { ReactNode } from 'react'
import { softHyphens } from '~/lib/german/soft-hyphens'

/** A heading whose long words may break between their parts; other than texts stay as they are. */
export function softTitle(title: ReactNode): ReactNode {
  return typeof title === 'string' ? softHyphens(title) : title
}
