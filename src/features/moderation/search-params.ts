import { choiceParam, numberParam, searchParams } from '~/lib/search-params'
import { REPORT_TABS } from './vocabulary'

/** Parameters of the platform admins' list of reports. */
export const readReportList = searchParams({ reiter: choiceParam(REPORT_TABS), page: numberParam(1, 10_000) })
export type ReportList = ReturnType<typeof readReportList>
