import { firstMonth, lastMonth } from '~/lib/dates/year-month'
import type { ResumeContent } from './schema'

/** Whole years of work; months with two parallel jobs count once. */
export function experienceYears(experience: ResumeContent['experience'], now: Date): number {
  const thisMonth = now.toISOString().slice(0, 7)
  const months = new Set<number>()
  for (const { from, to } of experience) {
    const last = Math.min(monthNumber(lastMonth(to ?? thisMonth)), monthNumber(thisMonth))
    for (let month = monthNumber(firstMonth(from)); month <= last && months.size < 1200; month++) months.add(month)
  }
  return Math.floor(months.size / 12)
}

function monthNumber(isoMonth: string): number {
  const [year = '0', month = '1'] = isoMonth.split('-')
  return Number(year) * 12 + Number(month)
}
