import { choiceParam, flagParam, numberParam, searchParams } from '~/lib/search-params'
import { REPORT_TABS } from './report-addresses'

/** Parameters of the platform admins' list of reports. */
export const readReportList = searchParams({ reiter: choiceParam(REPORT_TABS), page: numberParam(1, 10_000) })
/** Parameters of the list of reported messages. */
export const readMessageReportList = searchParams({
  entschieden: flagParam,
  beschwerden: flagParam,
  page: numberParam(1, 10_000),
})
export type MessageReportList = ReturnType<typeof readMessageReportList>
export type ReportList = ReturnType<typeof readReportList>
/** Parameters of the transparency report. */
export const readTransparency = searchParams({ jahr: numberParam(2020, 2100) })
