import { type HoldName, holdLabel } from '~/features/accounts/hold-labels'
import { formatGermanNumber } from '~/lib/money/german-number'
import { getConfig } from '~/platform/server/config'
import { button, type Mail, paragraph } from '~/platform/server/mail/mail'
import { mailText } from '~/platform/server/mail/mail-text'

/** To platform admins: the product would do too much at once, and waits until somebody has checked. */
export function systemHoldMail(to: string, { name, due, total }: { name: HoldName; due: number; total: number }): Mail {
  const { act, of } = holdLabel(name)
  const share = `${formatGermanNumber(due, 0)} von ${formatGermanNumber(total, 0)} ${of}`
  return {
    kind: 'system-hold',
    to,
    subject: mailText`Angehalten: ${act}`,
    heading: mailText`Stellwerk hat angehalten und fragt nach`,
    blocks: [
      paragraph(
        mailText`Der nächste Schritt wäre: „${act}“. Das beträfe ${share} auf einmal, mehr als vorgesehen. Deshalb ist noch nichts geschehen.`,
      ),
      paragraph(
        mailText`Bitte prüfen Sie, ob das stimmen kann: Geht die Uhr der Datenbank richtig? Wurde eine alte Sicherung eingespielt oder eine Frist geändert? Ist alles in Ordnung, geben Sie den Schritt frei.`,
      ),
      button(mailText`Systemzustand ansehen`, `${getConfig().APP_URL}/super/system`),
    ],
    reason: mailText`Diese Nachricht geht an alle Plattform-Admins, sobald ein Hintergrunddienst auf eine Entscheidung wartet.`,
  }
}
