import type { AlertFrequency } from '~/features/job-search/alert'
import type { ResumeSearch } from '~/features/resumes/search-params'
import { getConfig } from '~/platform/server/config'
import { button, joinTexts, links, type Mail, type MailText, mailText } from '~/platform/server/mail/mail'
import type { ResumeHit } from '../search/hit'
import { digestToken } from './digest-link'

type Saved = { id: string; name: string; search: ResumeSearch; frequency: AlertFrequency }

/** New hits of a saved search, never sent empty. Names nobody: a mail may be forwarded. */
export function newResumesMail(to: string, saved: Saved, hits: readonly ResumeHit[], total: number): Mail {
  const { APP_URL } = getConfig()
  const token = digestToken(saved.id)
  const params = new URLSearchParams(
    Object.entries(saved.search).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  )
  const heading =
    total === 1 ? mailText`Ein neuer Lebenslauf` : mailText`${total.toLocaleString('de-DE')} neue Lebensläufe`
  const words = saved.search.was ? `?${new URLSearchParams({ suche: saved.search.was })}` : ''
  return {
    kind: 'resume-search',
    to,
    subject: mailText`${heading}: „${saved.name}“`,
    heading,
    blocks: [
      mailText`Ihre gespeicherte Suche: „${saved.name}“`,
      links(
        hits.map((hit) => ({
          label: mailText`${hit.headline}`,
          detail: joinTexts(
            [
              yearsText(hit.years),
              joinTexts(
                hit.skills.slice(0, 3).map((skill) => mailText`${skill}`),
                ', ',
              ),
            ],
            ' · ',
          ),
          url: `${APP_URL}/resume/${hit.applicantProfileId}${words}`,
        })),
      ),
      button(
        total > hits.length ? mailText`Alle ${total.toLocaleString('de-DE')} ansehen` : mailText`In der Suche ansehen`,
        `${APP_URL}/search/resumes?${params}`,
      ),
    ],
    reason: mailText`Sie bekommen diese E-Mail ${saved.frequency === 'daily' ? 'höchstens einmal am Tag' : 'höchstens einmal in der Woche'}, weil Sie das für diese gespeicherte Suche gewählt haben.`,
    unsubscribe: {
      pageUrl: `${APP_URL}/resume-search/unsubscribe/${token}`,
      postUrl: `${APP_URL}/api/resume-searches/unsubscribe/${token}`,
    },
  }
}

function yearsText(years: number): MailText {
  if (years < 1) return mailText``
  return years === 1 ? mailText`ein Jahr Praxis` : mailText`${years}\u00a0Jahre Praxis`
}
