import { contractTexts, workingTimes } from '~/features/job-postings/posting-texts'
import { formatIsoDay } from '~/lib/dates/dates'
import { employerTypeLabels, shiftLabels, workplaceLabels } from '~/lib/work/vocabulary'
import { type Fact, FactList } from '~/ui/text/definition-list'
import type { PostingView } from '../../views'

/** The conditions of a job at a glance. */
export function PostingFacts({ posting }: { posting: PostingView }) {
  return (
    <div className="card p-5 md:p-6">
      <FactList columns={3} facts={factsOf(posting)} />
    </div>
  )
}

function factsOf(posting: PostingView): Fact[] {
  const { hoursPerWeek, startDate, collectiveAgreement, openings, employerType, temporaryWorkPermit, shifts } = posting
  const hours = hoursPerWeek === null ? '' : `, ${hoursPerWeek.toLocaleString('de-DE')}\u00a0Stunden`
  return [
    { term: 'Arbeitszeit', value: `${workingTimes(posting).join(' oder ') || 'offen'}${hours}` },
    ...(shifts.length > 0
      ? [{ term: 'Wann gearbeitet wird', value: shifts.map((shift) => shiftLabels[shift]).join(', ') }]
      : []),
    { term: 'Beginn', value: startDate === null ? 'nach Absprache' : formatIsoDay(startDate) },
    ...contractTexts(posting).map((value) => ({ term: 'Vertrag', value })),
    { term: 'Arbeitsplatz', value: workplaceLabels[posting.workplace] },
    ...(openings > 1 ? [{ term: 'Offene Stellen', value: String(openings) }] : []),
    ...(collectiveAgreement ? [{ term: 'Tarifvertrag', value: collectiveAgreement }] : []),
    ...(employerType === 'direct' ? [] : [{ term: 'Beschäftigung', value: employerTypeLabels[employerType] }]),
    ...(employerType === 'temporary-work' && temporaryWorkPermit
      ? [{ term: 'Überlassungserlaubnis (§\u00a01 AÜG)', value: temporaryWorkPermit }]
      : []),
  ]
}
