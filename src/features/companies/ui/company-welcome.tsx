import { FileText, ImagePlus, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '~/ui/buttons/button-link'
import { Card } from '~/ui/card'

type CompanyWelcomeProps = {
  hasProfile: boolean
  isAdmin: boolean
  /** The latest ad that is not online yet. */
  draft: { id: string; title: string } | null
}

/** The first look of a company: one thing to do, three small ways, and no warning about emptiness. */
export function CompanyWelcome({ hasProfile, isAdmin, draft }: CompanyWelcomeProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <section className="on-desk grid grid-cols-[minmax(0,1fr)] items-center gap-6 rounded-lg bg-desk p-5 text-desk-ink md:p-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        {hasProfile ? <PostingFirst draft={draft} /> : <ProfileFirst draft={draft} />}
        <TrackPicture />
      </section>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-3">
        <Way
          icon={<FileText />}
          title="Der Text liegt schon da?"
          text="Fügen Sie ihn ein oder laden Sie die Datei hoch: Wir teilen ihn auf und prüfen ihn."
        >
          <ButtonLink to="/stelle-ausschreiben" variant="outline" size="sm">
            Text einfügen
          </ButtonLink>
        </Way>
        <Way
          icon={<ImagePlus />}
          title="Ihr Zeichen, Ihr Titelbild"
          text="So sieht man Sie in jeder Liste. Zwei eigene Fotos machen die Seite echt."
        >
          <ButtonLink to="/app/company/profile" variant="outline" size="sm">
            {hasProfile ? 'Bilder wählen' : 'Zum Profil'}
          </ButtonLink>
        </Way>
        <Way
          icon={<Users />}
          title="Zu zweit antwortet es sich schneller"
          text={
            isAdmin
              ? 'Laden Sie Kolleginnen und Kollegen ein, auch nur zum Mitlesen einer Stelle.'
              : 'Wer Admin ist, lädt weitere Kolleginnen und Kollegen ein.'
          }
        >
          {isAdmin && hasProfile && (
            <ButtonLink to="/app/company/members" variant="outline" size="sm">
              Kollegen einladen
            </ButtonLink>
          )}
        </Way>
      </div>
    </div>
  )
}

/** The notice of the specification: the profile comes first. */
function ProfileFirst({ draft }: Pick<CompanyWelcomeProps, 'draft'>) {
  return (
    <div>
      <p className="font-semibold text-signal">Bitte vervollständigen Sie Ihr Profil</p>
      <h2 className="mt-1 max-w-[24ch] text-3xl wrap-anywhere">
        {draft
          ? `„${draft.title}“ wartet nur noch auf Ihr Profil.`
          : 'Sagen Sie kurz, wer sucht. Dann kommt Ihre Stelle.'}
      </h2>
      <p className="mt-3 mb-5 max-w-[52ch] text-desk-muted">
        Zuerst muss das Unternehmensprofil angelegt werden. Ohne Profil können Sie keine Stellen veröffentlichen, denn
        Bewerberinnen und Bewerber sollen wissen, wer sie sucht.
      </p>
      <ButtonLink to="/app/company/profile" variant="signal" size="lg">
        Unternehmensprofil anlegen
      </ButtonLink>
    </div>
  )
}

function PostingFirst({ draft }: Pick<CompanyWelcomeProps, 'draft'>) {
  if (draft === null) {
    return (
      <div>
        <p className="font-semibold text-signal">Ihr Profil steht</p>
        <h2 className="mt-1 max-w-[24ch] text-3xl">Schreiben Sie Ihre erste Stelle aus.</h2>
        <p className="mt-3 mb-5 max-w-[52ch] text-desk-muted">
          Mit einer Stelle online kommen die Bewerbungen hier an, und Sie können Lebensläufe suchen.
        </p>
        <ButtonLink to="/app/company/job-postings/create" variant="signal" size="lg">
          Stelle ausschreiben
        </ButtonLink>
      </div>
    )
  }
  const link = { to: '/app/company/job-postings/$jobPostingId', params: { jobPostingId: draft.id } } as const
  return (
    <div>
      <p className="font-semibold text-signal">Ihr Entwurf ist da</p>
      <h2 className="mt-1 max-w-[24ch] text-3xl wrap-anywhere">„{draft.title}“ ist noch nicht online.</h2>
      <p className="mt-3 mb-5 max-w-[52ch] text-desk-muted">
        Im letzten Schritt steht, was noch fehlt. Danach kommen die Bewerbungen hier an, und Sie können Lebensläufe
        suchen.
      </p>
      <ButtonLink {...link} search={{ schritt: 'pruefen' }} variant="signal" size="lg">
        Entwurf fertigstellen
      </ButtonLink>
    </div>
  )
}

type WayProps = { icon: ReactNode; title: string; text: string; children: ReactNode }

function Way({ icon, title, text, children }: WayProps) {
  return (
    <Card className="flex flex-col items-start gap-1.5">
      <span aria-hidden="true" className="text-accent">
        {icon}
      </span>
      <h2 className="text-lg">{title}</h2>
      <p className="mb-2 text-sm text-muted">{text}</p>
      <div className="mt-auto">{children}</div>
    </Card>
  )
}

/** The route is set: from here over the switch to the stop ahead. */
function TrackPicture() {
  return (
    <svg
      viewBox="0 0 320 120"
      className="h-auto w-full max-lg:hidden"
      fill="none"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M96 104h220" stroke="#4f7a7d" strokeWidth="5" />
      <path d="M150 26l14-14h152" stroke="#4f7a7d" strokeWidth="5" />
      <path d="M4 104h82l66-62h164" stroke="#fdc92b" strokeWidth="7" />
      <circle cx="34" cy="104" r="11" fill="#032c32" stroke="#fdc92b" strokeWidth="7" />
      <circle cx="284" cy="42" r="13" fill="#fdc92b" stroke="#fff" strokeWidth="6" />
    </svg>
  )
}
