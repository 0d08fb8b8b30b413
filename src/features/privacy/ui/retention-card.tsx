import { formatDay } from '~/lib/dates/dates'
import { TextLink } from '~/ui/buttons/link'
import { Card } from '~/ui/card'
import type { PrivacyOverview } from '../views'

/** How long data are kept, and which applications are deleted when. */
export function RetentionCard({ periods, deletions }: Pick<PrivacyOverview, 'periods' | 'deletions'>) {
  return (
    <Card as="section" padding="lg" aria-labelledby="fristen">
      <h2 id="fristen" className="text-xl">
        Wie lange wir was aufheben
      </h2>
      <ul className="mt-2 grid list-disc gap-1 pl-5 text-sm">
        <li>
          Bewerbungen: {periods.applicationRetentionMonths}&nbsp;Monate nach der Absage, der Zusage oder deinem Rückzug;
          vorher sagen wir dir Bescheid.
        </li>
        <li>Wer deinen Lebenslauf geöffnet hat: {periods.resumeViewMonths}&nbsp;Monate.</li>
        <li>E-Mails, die wir dir geschickt haben: {periods.sentMailDays}&nbsp;Tage.</li>
        <li>Benachrichtigungen: {periods.noticeDays}&nbsp;Tage.</li>
        <li>
          Dein Konto: bis du es löschst oder {periods.inactiveAccountMonths}&nbsp;Monate nicht hier warst; davor
          erinnern wir dich zweimal.
        </li>
      </ul>
      {deletions.length > 0 && (
        <>
          <h3 className="mt-5 text-base font-semibold">Diese Bewerbungen löschen wir</h3>
          <ul className="divide mt-1">
            {deletions.map(({ id, title, companyName, at, isHeld }) => (
              <li key={id} className="flex flex-wrap justify-between gap-x-4 py-2 text-sm">
                <TextLink to="/app/applicant/applications" search={{ bewerbung: id }} className="min-w-0 wrap-anywhere">
                  {[title, companyName].filter(Boolean).join(', ')}
                </TextLink>
                {isHeld ? (
                  <span className="text-muted">
                    angehalten: Das Unternehmen braucht sie für eine rechtliche Auseinandersetzung
                  </span>
                ) : (
                  <span className="num text-muted">am {formatDay(at)}</span>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}
