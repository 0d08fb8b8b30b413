import type { ReactNode } from 'react'
import { softHyphens } from '~/lib/german/soft-hyphens'
import { KeptWholeText } from './kept-whole-text'

/** A heading whose long words may break between their parts, and numbers of invoices nowhere; other than texts stay as they are. */
export function softTitle(title: ReactNode): ReactNode {
  return typeof title === 'string' ? <KeptWholeText text={softHyphens(title)} /> : title
}
