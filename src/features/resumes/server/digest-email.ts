import type { AlertFrequency } from '~/features/job-postings/search-alert'
import { getConfig } from '~/platform/server/config'
import { button, links, type Mail, paragraph } from '~/platform/server/mail/mail'
import type { ResumeSearch } from '../search-params'
import { digestToken } from './digest-link'
import type { ResumeHit } from './search-hit'

type Saved = { id: string; name: string; search: ResumeSearch; frequency: AlertFrequency }

/** New hits of a saved search, never sent without any. Names nobody: a mail travels further than the product. */
export function newResumesMail(to: string, saved: Saved, hits: readonly ResumeHit[], total: number): Mail {
  const { APP_URL } = getConfig()
  const token = digestToken(saved.id)
  const params = new URLSearchParams(
    Object.entries(saved.search).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  )
  const heading = total === 1 ? 'Ein neuer Lebenslauf' : `${total} neue Lebensläufe`
  const words = saved.search.was ? `?${new URLSearchParams({ suche: saved.search.was })}` : ''
  return {
    kind: 'resume-search',
    to,
    subject: `${heading}: ${saved.name}`,
    heading,
    blocks: [
      paragraph(`Ihre gespeicherte Suche: ${saved.name}`),
      links(
        hits.map((hit) => ({
          label: hit.headline,
          detail: [yearsText(hit.years), hit.skills.slice(0, 3).join(', ')].filter(Boolean).join(' · '),
          url: `${APP_URL}/resume/${hit.applicantProfileId}${words}`,
        })),
      ),
      button(
        total > hits.length ? `Alle ${total} ansehen` : 'In der Suche ansehen',
        `${APP_URL}/search/resumes?${params}`,
      ),
    ],
    reason: `Sie bekommen diese E-Mail ${saved.frequency === 'daily' ? 'höchstens einmal am Tag' : 'höchstens einmal in der Woche'}, weil Sie das für diese gespeicherte Suche gewählt haben.`,
    unsubscribe: {
      pageUrl: `${APP_URL}/resume-search/unsubscribe/${token}`,
      postUrl: `${APP_URL}/api/resume-searches/unsubscribe/${token}`,
    },
  }
}

function yearsText(years: number): string {
  if (years < 1) return ''
  return years === 1 ? 'ein Jahr Praxis' : `${years} Jahre Praxis`
}
