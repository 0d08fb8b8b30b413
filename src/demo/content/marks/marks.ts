import type { MarkSign } from '~/features/companies/drawing/mark'
import { peopleMarks } from './people'
import { tradeMarks } from './trade'
import { workMarks } from './work'

/** The drawn mark of each demo company, by its key. */
export const MARKS: Readonly<Record<string, MarkSign>> = { ...workMarks, ...tradeMarks, ...peopleMarks }
