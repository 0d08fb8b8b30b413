import { CalendarPlus, Download, ImagePlus, Mail, Users } from 'lucide-react'
import { formatDay } from '~/lib/dates/dates'
import { CopyLine } from '~/ui/buttons/copy-line'
import { ButtonLink } from '~/ui/buttons/link'
import { Card } from '~/ui/card'
import { Chip, type ChipTone } from '~/ui/chip'
import type { NextStep } from '../../next-step'
import { payText, placeText } from '../../posting-texts'
import { markedUrl } from '../../sources'
import type { PostingView } from '../../views'

type OnlinePageProps = {
  posting: PostingView
  publishedAt: Date
  runsUntil: Date
  nextStep: NextStep
}

/** What a company has and does next, once its posting is online. */
export function OnlinePage({ posting, publishedAt, runsUntil, nextStep }: OnlinePageProps) {
  const { id, title, companyName, promisedReplyDays, externalUrl, shortUrl } = posting
  const place = placeText(
    posting.places.map(({ name }) => name),
    posting.workplace,
  )
  const pay = payText(posting)
  const mail = new URLSearchParams({
    subject: `Unsere Stelle ist online: ${title}`,
    body: `${title}, ${place}\n${pay ? `${pay.amount} ${pay.period}\n` : ''}\n${shortUrl}`,
  })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <section className="on-desk flex items-center gap-5 rounded-lg bg-desk p-5 text-desk-ink md:p-8">
        <GreenSignal />
        <div className="min-w-0">
          <p className="text-sm font-semibold text-[#7fd899]">Ausfahrt frei</p>
          <p className="font-display text-2xl leading-tight font-[720] wrap-anywhere md:text-3xl">{title}</p>
          <p className="mt-1 text-desk-muted">
            {companyName}, {place}. Veröffentlicht am {formatDay(publishedAt)}, läuft bis {formatDay(runsUntil)}.
            {!externalUrl &&
              ` Antwort zugesagt in ${promisedReplyDays === 1 ? 'einem Tag' : `${promisedReplyDays}\u00a0Tagen`}.`}
          </p>
        </div>
      </section>
      <NextStepCard step={nextStep} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-2">
        <Card as="section" padding="lg" aria-labelledby="teilen">
          <h2 id="teilen" className="mb-3 text-xl">
            Bild zum Teilen
          </h2>
          <img
            src={`/job-posting/${id}/picture.png`}
            alt={`Bild der Stelle: ${title}, ${companyName}`}
            width="1200"
            height="630"
            className="h-auto w-full rounded-md border border-line"
          />
          <div className="mt-4 flex flex-wrap gap-2">
            <a className="btn btn-outline btn-sm" href={`/job-posting/${id}/picture.png`} download="stelle.png">
              <Download aria-hidden="true" />
              Bild laden
            </a>
            <a className="btn btn-outline btn-sm" href={`mailto:?${mail.toString().replaceAll('+', '%20')}`}>
              <Mail aria-hidden="true" />
              E-Mail ans Team
            </a>
          </div>
        </Card>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <Card as="section" padding="lg" aria-labelledby="link">
            <h2 id="link" className="mb-3 text-xl">
              Link und QR-Code
            </h2>
            <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-[8rem_minmax(0,1fr)] lg:max-xl:grid-cols-[6rem_minmax(0,1fr)]">
              <img
                src={`/job-posting/${id}/qr.svg`}
                alt="QR-Code mit dem Link zur Stelle"
                width="128"
                height="128"
                className="rounded-md bg-white p-2"
              />
              <div className="grid content-center justify-items-start gap-3">
                <p className="text-sm text-muted">Für Aushang, Flyer und Schaufenster: Der Code führt zur Stelle.</p>
                <div className="flex flex-wrap gap-2">
                  <ButtonLink to="/job-posting/$jobPostingId" params={{ jobPostingId: id }} variant="outline" size="sm">
                    Ansehen und drucken
                  </ButtonLink>
                  <a className="btn btn-outline btn-sm" href={`/job-posting/${id}/qr.svg`} download="qr-code.svg">
                    SVG laden
                  </a>
                </div>
              </div>
            </div>
            {/* Below the code: an address needs the whole width. */}
            <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-3">
              <CopyLine label="Kurzer Link zur Stelle" text={shortUrl} />
              <CopyLine label="Link für Ihre Website" text={markedUrl(posting.url, 'website')} />
            </div>
          </Card>
          <WhereItGoes />
        </div>
      </div>
    </div>
  )
}

/** Each with its page. */
const STEPS = {
  logo: {
    title: 'Zeigen Sie, wer sucht',
    text: 'Noch stehen zwei Buchstaben an Ihrer Stelle. Laden Sie Ihr Logo und ein Bild hoch.',
    link: { to: '/app/company/profile' },
    icon: ImagePlus,
    label: 'Logo hochladen',
  },
  colleagues: {
    title: 'Kolleginnen und Kollegen einladen',
    text: 'Zu zweit antwortet es sich schneller: Alle sehen die Bewerbungen.',
    link: { to: '/app/company/members' },
    icon: Users,
    label: 'Einladen',
  },
  slots: {
    title: 'Freie Termine für Gespräche nennen',
    text: 'Wen Sie einladen, wählt mit einem Tipp. Das spart Nachrichten.',
    link: { to: '/app/company/interviews', search: { neu: true } },
    icon: CalendarPlus,
    label: 'Termine nennen',
  },
} as const satisfies Record<NextStep, object>

function NextStepCard({ step }: { step: NextStep }) {
  const { title, text, link, icon: Icon, label } = STEPS[step]
  return (
    <Card
      as="section"
      padding="lg"
      aria-labelledby="naechster-schritt"
      className="flex flex-wrap items-center gap-4 border-2 border-ink"
    >
      <div className="min-w-0 flex-1 basis-72">
        <p className="text-sm text-muted">Nächster Schritt</p>
        <h2 id="naechster-schritt" className="text-xl">
          {title}
        </h2>
        <p className="text-muted">{text}</p>
      </div>
      <ButtonLink {...link} variant="signal" size="lg">
        <Icon aria-hidden="true" />
        {label}
      </ButtonLink>
    </Card>
  )
}

function WhereItGoes() {
  const ways: [name: string, tone: ChipTone, state: string, detail: string][] = [
    ['Stellwerk', 'success', 'sichtbar', 'in der Suche'],
    ['Ihre Unternehmensseite', 'success', 'sichtbar', 'bei Ihren Stellen'],
    ['Agentur für Arbeit', 'info', 'bereitgestellt', 'zum Abholen'],
    ['Indeed', 'info', 'bereitgestellt', 'zum Abholen, als Feed'],
    ['Google', 'neutral', 'bereitgestellt', 'Google entscheidet selbst'],
  ]
  return (
    <Card as="section" padding="lg" aria-labelledby="wohin">
      <h2 id="wohin" className="mb-2 text-xl">
        Wohin sie weitergeht
      </h2>
      <ul className="divide text-sm">
        {ways.map(([name, tone, state, detail]) => (
          <li key={name} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
            <span className="min-w-40 font-semibold">{name}</span>
            <Chip tone={tone}>{state}</Chip>
            <span className="ml-auto text-muted">{detail}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** The signal of a track that is free: the upper lamp is lit. */
function GreenSignal() {
  return (
    <svg viewBox="0 0 56 132" className="h-24 w-auto shrink-0 md:h-32" fill="none" aria-hidden="true">
      <rect x="4" y="2" width="48" height="84" rx="20" fill="#032c32" stroke="#7f9a9c" strokeWidth="3" />
      <circle cx="28" cy="26" r="13" fill="#7fd899" stroke="#fff" strokeWidth="3" />
      <circle cx="28" cy="60" r="13" stroke="#7f9a9c" strokeWidth="3" />
      <path d="M28 88v38M12 128h32" stroke="#fff" strokeWidth="6" strokeLinecap="round" />
    </svg>
  )
}
