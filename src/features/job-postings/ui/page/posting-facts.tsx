import { BriefcaseBusiness, Calendar, Clock, FileText, House, Stamp, Sunrise, Users } from 'lucide-react'
import { contractText } from '~/features/job-postings/posting-texts'
import { formatIsoDay } from '~/lib/dates/dates'
import { employerTypeLabels, shiftLabels, workplaceLabels } from '~/lib/work/vocabulary'
import { type Fact, FactList } from '~/ui/text/definition-list'
import type { PostingView } from '../../views'

/** The conditions of a job at a glance. */
export function PostingFacts({ posting }: { posting: PostingView }) {
  return <FactList columns={3} facts={factsOf(posting)} className="border-b border-line pb-7" />
}

function factsOf(posting: PostingView): Fact[] {
  const { hoursPerWeek, startDate, collectiveAgreement, openings, employerType, temporaryWorkPermit } = posting
  const hours = hoursPerWeek === null ? '' : `, ${hoursPerWeek.toLocaleString('de-DE')}\u00a0Stunden`
  return [
    { term: 'Arbeitszeit', value: `${posting.employmentTypes.join(' oder ') || 'offen'}${hours}`, icon: Clock },
    ...(posting.shifts.length > 0
      ? [
          {
            term: 'Wann gearbeitet wird',
            value: posting.shifts.map((shift) => shiftLabels[shift]).join(', '),
            icon: Sunrise,
          },
        ]
      : []),
    { term: 'Beginn', value: startDate === null ? 'nach Absprache' : formatIsoDay(startDate), icon: Calendar },
    { term: 'Vertrag', value: contractText(posting), icon: FileText },
    { term: 'Arbeitsplatz', value: workplaceLabels[posting.workplace], icon: House },
    ...(openings > 1 ? [{ term: 'Offene Stellen', value: String(openings), icon: Users }] : []),
    ...(collectiveAgreement ? [{ term: 'Tarifvertrag', value: collectiveAgreement, icon: FileText }] : []),
    ...(employerType === 'direct'
      ? []
      : [{ term: 'Beschäftigung', value: employerTypeLabels[employerType], icon: BriefcaseBusiness }]),
    ...(employerType === 'temporary-work' && temporaryWorkPermit
      ? [{ term: 'Überlassungserlaubnis (§ 1 AÜG)', value: temporaryWorkPermit, icon: Stamp }]
      : []),
  ]
}
