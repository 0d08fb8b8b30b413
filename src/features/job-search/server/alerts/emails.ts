import { payText, placeText } from '~/features/job-postings/posting-texts'
import type { Card } from '~/features/job-postings/server/queries/card'
import { markedUrl } from '~/features/job-postings/sources'
import { getConfig } from '~/platform/server/config'
import { button, joinTexts, links, type Mail, mailText } from '~/platform/server/mail/mail'
import type { AlertFrequency, AlertSearch } from '../../alert'
import { searchAddress } from '../../search-params'
import { unsubscribeToken } from './links'

/** Asks whether the address belongs to the person who wants the mails (double opt-in, § 7 UWG). */
export function confirmAlertMail(to: string, label: string, token: string): Mail {
  return {
    kind: 'search-alert-confirm',
    to,
    subject: mailText`Suchauftrag bestätigen`,
    heading: mailText`Möchtest du diesen Suchauftrag?`,
    blocks: [
      mailText`Sobald du zustimmst, schicken wir dir neue Stellen zu deinem Suchauftrag „${label}“.`,
      button(mailText`Suchauftrag bestätigen`, `${getConfig().APP_URL}/alert/confirm/${token}`),
      mailText`Der Link gilt sieben Tage. Ohne deine Bestätigung löschen wir die Adresse wieder.`,
    ],
    reason: mailText`Jemand hat mit dieser Adresse einen Suchauftrag auf Stellwerk angelegt. Warst du das nicht, ist nichts zu tun.`,
  }
}

/** New postings of an alert. Never sent empty. */
export function newPostingsMail(
  alert: { id: string; email: string; label: string; search: AlertSearch; frequency: AlertFrequency },
  cards: readonly Card[],
  total: number,
): Mail {
  const { APP_URL } = getConfig()
  const token = unsubscribeToken(alert.id)
  const params = new URLSearchParams(
    Object.entries(searchAddress({ ...alert.search, sortierung: 'datum' })).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, String(value)]],
    ),
  )
  const heading = total === 1 ? mailText`Eine neue Stelle` : mailText`${total.toLocaleString('de-DE')} neue Stellen`
  return {
    kind: 'search-alert',
    to: alert.email,
    subject: mailText`${heading}: „${alert.label}“`,
    heading: mailText`${heading} für dich`,
    blocks: [
      mailText`Dein Suchauftrag: „${alert.label}“`,
      links(
        cards.map((card) => ({
          label: mailText`${card.title}`,
          detail: joinTexts(
            [
              mailText`${card.companyName}`,
              mailText`${placeText(card.placeNames, card.workplace)}`,
              mailText`${payLine(card)}`,
            ],
            ' · ',
          ),
          url: markedUrl(`${APP_URL}/job-posting/${card.id}`, 'suchauftrag'),
        })),
      ),
      button(
        total > cards.length ? mailText`Alle ${total.toLocaleString('de-DE')} ansehen` : mailText`In der Suche ansehen`,
        `${APP_URL}/search/jobs?${params}`,
      ),
    ],
    reason: mailText`Du bekommst diese E-Mail ${alert.frequency === 'daily' ? 'höchstens einmal am Tag' : 'höchstens einmal in der Woche'}, weil du diesen Suchauftrag angelegt hast.`,
    unsubscribe: {
      pageUrl: `${APP_URL}/alert/unsubscribe/${token}`,
      postUrl: `${APP_URL}/api/search-alerts/unsubscribe/${token}`,
    },
  }
}

function payLine(card: Card): string {
  const pay = payText(card)
  return pay ? `${pay.amount} ${pay.period}` : ''
}
