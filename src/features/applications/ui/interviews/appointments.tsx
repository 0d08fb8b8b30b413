import { CalendarPlus } from 'lucide-react'
import { interviewModeLabels } from '~/features/applications/workflow/interview'
import { calendarLeaf, formatAppointment, formatTime } from '~/lib/dates/dates'
import { unbroken } from '~/lib/text/unbroken'
import { TextAnchor, TextLink } from '~/ui/buttons/link'
import { Card } from '~/ui/card'
import type { Appointment } from '../../views'

/** "Termine" on an applicant's dashboard: agreed ones with their calendar file, those that need a choice, and the way to one's own calendar. */
export function Appointments({ items }: { items: readonly Appointment[] }) {
  return (
    <section aria-labelledby="termine">
      <h2 id="termine" className="mb-3 text-xl">
        Termine
      </h2>
      <Card padding="none">
        {items.length === 0 ? (
          <p className="p-4 text-sm text-muted">Kein Termin. Lädt dich ein Unternehmen ein, steht er hier.</p>
        ) : (
          <ul className="divide">
            {items.map((item) => (
              <li key={item.id} className="flex gap-3.5 p-4">
                <DateTile startsAt={item.startsAt} />
                <div className="min-w-0 flex-1 text-sm">
                  <h3 className="text-base">Vorstellungsgespräch</h3>
                  <p className="wrap-anywhere text-muted">
                    {item.startsAt && (
                      <>
                        <span className="sr-only">{formatAppointment(item.startsAt)}</span>
                        <span aria-hidden="true" className="num">
                          {formatTime(item.startsAt)}&nbsp;Uhr
                        </span>
                        {', '}
                      </>
                    )}
                    {unbroken(item.companyName)}
                  </p>
                  <p className="text-muted">
                    {interviewModeLabels[item.mode]}, {item.durationMinutes}&nbsp;Minuten
                  </p>
                  {item.startsAt ? (
                    <TextAnchor href={`/api/files/interview/${item.id}`} download className="inline-block py-0.5">
                      In den Kalender
                    </TextAnchor>
                  ) : (
                    <TextLink
                      to="/app/applicant/applications"
                      search={{ bewerbung: item.applicationId }}
                      className="inline-block py-0.5 font-semibold"
                    >
                      {item.choices === 1 ? 'Einen Vorschlag ansehen' : `Aus ${item.choices} Zeiten wählen`}
                    </TextLink>
                  )}
                </div>
              </li>
            ))}
          </ul>
        )}
      </Card>
      {items.length > 0 && (
        <p className="mt-2 text-sm">
          <TextLink to="/app/applicant/applications" hash="eigener-kalender">
            Alle Termine in deinem Kalender
          </TextLink>
        </p>
      )}
    </section>
  )
}

/** A calendar sheet; without a day, a symbol that one is to be chosen. */
function DateTile({ startsAt }: { startsAt: Date | null }) {
  if (!startsAt) {
    return (
      <span className="grid h-20 w-15 flex-none place-items-center rounded-md bg-signal-soft" aria-hidden="true">
        <CalendarPlus className="size-5.5" />
      </span>
    )
  }
  const { weekday, day, month } = calendarLeaf(startsAt)
  return (
    <span
      className="grid h-20 w-15 flex-none content-center justify-items-center rounded-md bg-accent-soft text-xs text-accent-soft-ink"
      aria-hidden="true"
    >
      {weekday}
      <span className="num font-display text-xl leading-tight font-[720]">{day}</span>
      {month}
    </span>
  )
}
