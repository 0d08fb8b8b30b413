import { useNavigate } from '@tanstack/react-router'
import { distanceText } from '../../posting-texts'

/** What the server knows of a typed place; null while nobody has typed one. */
export type CommuteAnswer = { place: string; km: number | null } | null

type CommuteProps = { jobPostingId: string; from: string | undefined; answer: CommuteAnswer }

/** How far it is as the crow flies, from a place that is typed here and kept nowhere but in the address. */
export function Commute({ jobPostingId, from, answer }: CommuteProps) {
  const navigate = useNavigate()
  return (
    <details className="no-print mt-1 text-sm" open={from !== undefined}>
      <summary className="link w-fit py-1">Wie weit ist es für dich?</summary>
      <form
        action={`/job-posting/${jobPostingId}`}
        method="get"
        className="mt-1 flex max-w-md gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          const typed = new FormData(event.currentTarget).get('von')
          void navigate({
            to: '/job-posting/$jobPostingId',
            params: { jobPostingId },
            search: { von: typeof typed === 'string' && typed.trim() !== '' ? typed.trim() : undefined },
            replace: true,
            resetScroll: false,
          })
        }}
      >
        <input
          name="von"
          className="field field-sm"
          aria-label="Dein Ort oder deine Postleitzahl"
          placeholder="Ort oder Postleitzahl"
          maxLength={80}
          defaultValue={from}
          autoComplete="postal-code"
        />
        <button type="submit" className="btn btn-outline btn-sm">
          Berechnen
        </button>
      </form>
      <p role="status" className="mt-1">
        {from !== undefined && answerText(from, answer)}
      </p>
      <p className="text-xs text-muted">Luftlinie, der Weg ist länger. Deinen Ort merken wir uns nicht.</p>
    </details>
  )
}

function answerText(from: string, answer: CommuteAnswer): string {
  if (answer === null) return `Den Ort „${from}“ kennen wir nicht. Versuch es mit der Postleitzahl.`
  if (answer.km === null) return 'Diese Stelle hat keinen festen Ort.'
  const distance = distanceText(answer.km)
  return distance === null ? `Die Stelle ist in ${answer.place}.` : `${distance} Luftlinie von ${answer.place}.`
}
