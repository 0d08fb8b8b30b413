import { useQuery } from '@tanstack/react-query'
import { FileText, Users } from 'lucide-react'
import { useTRPC } from '~/platform/client/trpc'
import { ButtonLink } from '~/ui/buttons/link'
import { Card } from '~/ui/card'
import { FirstLook, Way, Ways } from '~/ui/states/first-look'
import { TitleText } from '~/ui/text/title-text'
import { CompanyMark } from './pictures/company-mark'
import { CompanyPicture } from './pictures/company-picture'

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
      <FirstLook>{hasProfile ? <PostingFirst draft={draft} /> : <ProfileFirst draft={draft} />}</FirstLook>
      <Ways>
        <Way
          icon={<FileText />}
          title={draft ? 'Noch eine Stelle?' : 'Der Text liegt schon da?'}
          text={`Fügen Sie ${draft ? 'den Text' : 'ihn'} ein oder laden Sie die Datei hoch: Wir teilen ihn auf und prüfen ihn.`}
        >
          <ButtonLink to="/stelle-ausschreiben" variant="outline" size="sm">
            Text einfügen
          </ButtonLink>
        </Way>
        <LooksWay hasProfile={hasProfile} />
        <Way
          icon={<Users />}
          title="Zu zweit antwortet es sich schneller"
          text={
            isAdmin
              ? `Laden Sie Kolleginnen und Kollegen ein, auch nur zum Mitlesen einer Stelle${hasProfile ? '' : ', sobald Ihr Profil steht'}.`
              : 'Wer Admin ist, lädt weitere Kolleginnen und Kollegen ein.'
          }
        >
          {isAdmin && hasProfile && (
            <ButtonLink to="/app/company/members" variant="outline" size="sm">
              Kollegen einladen
            </ButtonLink>
          )}
        </Way>
      </Ways>
    </div>
  )
}

/** Mark and picture as the market shows them, of which the company has not chosen its own yet. */
function LooksWay({ hasProfile }: Pick<CompanyWelcomeProps, 'hasProfile'>) {
  const trpc = useTRPC()
  const { data: own } = useQuery(trpc.companyProfile.mine.queryOptions())
  const { data: media } = useQuery(trpc.companyProfile.media.queryOptions())
  const name = own?.profile?.name ?? own?.known?.name ?? undefined
  const industry = own?.profile?.industry ?? null
  return (
    <Card padding="none" className="flex flex-col items-start overflow-hidden">
      <div className="relative h-26 w-full bg-sunken">
        {name !== undefined && (
          <>
            <CompanyPicture company={{ name, industry, coverFileId: media?.coverFileId }} className="h-full w-full" />
            <CompanyMark name={name} logoFileId={media?.logoFileId} size="lg" className="absolute bottom-3 left-4" />
          </>
        )}
      </div>
      <div className="flex flex-1 flex-col items-start gap-1.5 p-4 md:p-5">
        <h2 className="text-lg">Ihr Zeichen, Ihr Titelbild</h2>
        <p className="mb-2 text-sm text-muted">
          So sieht man Sie in jeder Liste, bis Sie eigene wählen. Zwei eigene Fotos machen die Seite echt.
        </p>
        <div className="mt-auto">
          <ButtonLink to="/app/company/profile" variant="outline" size="sm">
            {hasProfile ? 'Bilder wählen' : 'Zum Profil'}
          </ButtonLink>
        </div>
      </div>
    </Card>
  )
}

/** The notice of the specification: the profile comes first. */
function ProfileFirst({ draft }: Pick<CompanyWelcomeProps, 'draft'>) {
  return (
    <div>
      <p className="font-semibold text-signal">Bitte vervollständigen Sie Ihr Profil</p>
      <h2 className="mt-1 max-w-[24ch] text-3xl wrap-anywhere">
        {draft ? (
          <>
            „<TitleText title={draft.title} />“ wartet nur noch auf Ihr Profil.
          </>
        ) : (
          'Sagen Sie kurz, wer sucht. Dann kommt Ihre Stelle.'
        )}
      </h2>
      <p className="mt-3 mb-5 max-w-[52ch] text-desk-muted">
        Legen Sie zuerst das Unternehmensprofil an: Ohne Profil können Sie keine Stellen veröffentlichen, denn
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
      <h2 className="mt-1 max-w-[24ch] text-3xl wrap-anywhere">
        „<TitleText title={draft.title} />“ ist noch nicht online.
      </h2>
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
