import type { LinkProps } from '@tanstack/react-router'
import { softHyphens } from '~/lib/german/soft-hyphens'
import { TextLink } from '~/ui/buttons/link'
import { auditSubjectLabel } from '../all-labels'
import type { AuditEvent } from '../views'

/** The subject of an event, as a link where there is a page. */
export function AuditSubject({ event }: { event: AuditEvent }) {
  const label = softHyphens(auditSubjectLabel(event.subjectType))
  const place = placeOf(event)
  return (
    <span className="block min-w-29">
      {place ? <TextLink {...place}>{label}</TextLink> : label}
      {event.subjectId && <span className="block text-xs text-muted">{event.subjectId}</span>}
    </span>
  )
}

/** The page of a thing, or a list that shows only that. */
function placeOf({ subjectType, subjectId, subjectUserType }: AuditEvent): LinkProps | null {
  const q = subjectId ?? undefined
  switch (subjectType) {
    case 'platform-setting':
      return { to: '/super/settings' }
    case 'operator':
      return { to: '/super/operator' }
    case 'ad-rule':
      return { to: '/super/ad-rules' }
    case 'subscription-plan':
      return { to: '/super/subscription-plans' }
    case 'worker-job':
      return { to: '/super/system' }
    case 'company':
      return { to: '/super/companies', search: { q } }
    case 'invoice':
      return { to: '/super/invoices', search: { q } }
    case 'job-posting':
      return { to: '/super/job-postings', search: { q } }
    case 'applicantProfile':
    case 'applicant-profile':
      return { to: '/super/applicants', search: { q } }
    case 'user':
      if (subjectUserType === null) return null
      return { to: subjectUserType === 'COMPANY' ? '/super/companies' : '/super/applicants', search: { q } }
    default:
      return pageOf(subjectType, subjectId)
  }
}

function pageOf(subjectType: string, id: string | null): LinkProps | null {
  if (id === null) return null
  if (subjectType === 'outbox-mail') return { to: '/super/mails/$mailId', params: { mailId: id } }
  if (subjectType === 'direct-debit-run') return { to: '/super/direct-debits/$runId', params: { runId: id } }
  if (subjectType === 'messageReport') return { to: '/super/reports/messages/$reportId', params: { reportId: id } }
  return null
}
