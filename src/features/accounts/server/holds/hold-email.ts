import { formatGermanNumber } from '~/lib/money/german-number'
import { getConfig } from '~/platform/server/config'
import { button, type Mail, mailText } from '~/platform/server/mail/mail'
import type { HoldLabel } from '../../feature-labels'

/** To platform admins: the product would do too much at once, and waits until somebody has checked. */
export function systemHoldMail(
  to: string,
  { label, due, total }: { label: HoldLabel; due: number; total: number },
): Mail {
  const { act, of } = label
  const share = `${formatGermanNumber(due, 0)} von ${formatGermanNumber(total, 0)} ${of}`
  return {
    kind: 'system-hold',
    to,
    subject: mailText`Angehalten: ${act}`,
    heading: mailText`Stellwerk hat angehalten und fragt nach`,
    blocks: [
      mailText`Der nächste Schritt wäre: „${act}“. Das beträfe ${share} auf einmal, mehr als vorgesehen. Deshalb ist noch nichts geschehen.`,
      mailText`Bitte prüfen Sie, ob das stimmen kann: Geht die Uhr der Datenbank richtig? Wurde eine alte Sicherung eingespielt oder eine Frist geändert? Ist alles in Ordnung, geben Sie den Schritt frei.`,
      button(mailText`Systemzustand ansehen`, `${getConfig().APP_URL}/super/system`),
    ],
    reason: mailText`Diese E-Mail geht an alle Plattform-Admins, sobald ein Hintergrunddienst auf eine Entscheidung wartet.`,
  }
}
