import { choiceParam, flagParam, numberParam, searchParams, textParam } from '~/lib/search-params'
import { ORDER_KINDS } from './orders/vocabulary'
import { REPORT_TABS } from './report-addresses'

/** Parameters of the platform admins' list of reports. */
export const readReportList = searchParams({ reiter: choiceParam(REPORT_TABS), page: numberParam(1, 10_000) })
export const readMessageReportList = searchParams({
  entschieden: flagParam,
  beschwerden: flagParam,
  page: numberParam(1, 10_000),
})
export type MessageReportList = ReturnType<typeof readMessageReportList>
export type ReportList = ReturnType<typeof readReportList>
export const ORDER_STATES = ['open', 'settled'] as const
/** Parameters of the list of orders by authorities. */
export const readOrderList = searchParams({
  q: textParam(120),
  art: choiceParam(ORDER_KINDS),
  zustand: choiceParam(ORDER_STATES),
  page: numberParam(1, 10_000),
})
export type OrderList = ReturnType<typeof readOrderList>
/** Parameters of the transparency report. */
export const readTransparency = searchParams({ jahr: numberParam(2020, 2100) })
