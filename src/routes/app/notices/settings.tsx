import { createFileRoute } from '@tanstack/react-router'
import { readerSide } from '~/features/notices/reader-side'
import { NoticeSettings } from '~/features/notices/ui/notice-settings'
import { TextLink } from '~/ui/buttons/link'
import { AppPage } from '~/ui/shell/app-page'
import { KeptWholeText } from '~/ui/text/kept-whole-text'
import { pageTitle } from '../../-page'

const TITLE = 'Benachrichtigungen einstellen'

export const Route = createFileRoute('/app/notices/settings')({
  loader: ({ context }) => context.queryClient.ensureQueryData(context.trpc.notice.settings.queryOptions()),
  head: () => ({ meta: [pageTitle(TITLE)] }),
  component: NoticeSettingsPage,
})

function NoticeSettingsPage() {
  const { user } = Route.useRouteContext()
  const side = readerSide({
    ...user,
    isPlatformAdmin: user.isAdmin,
    hasApplicantProfile: user.applicantProfile !== null,
  })
  return (
    <AppPage title={TITLE} crumb={<TextLink to="/app/notices">Benachrichtigungen</TextLink>}>
      <div className="max-w-[48rem]">
        <p className="mb-5 max-w-prose text-muted">
          <KeptWholeText
            text={`Die Glocke zeigt, was neu ist. Ob dazu auch E-Mails kommen, ${side === 'applicant' ? 'entscheidest du' : 'entscheiden Sie'}: sofort, morgens um sieben zusammengefasst, oder keine.`}
          />
        </p>
        <NoticeSettings side={side} />
      </div>
    </AppPage>
  )
}
