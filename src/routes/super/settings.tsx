import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { requireFresh } from '~/features/accounts/ui/step-up/ensure-fresh'
import { SettingForm } from '~/features/administration/ui/setting-form'
import type { Setting } from '~/features/administration/views'
import { formatMoment } from '~/lib/dates/dates'
import { useTRPC } from '~/platform/client/trpc'
import { settingTexts } from '~/platform/settings/labels'
import { Card } from '~/ui/card'
import { PageContents } from '~/ui/navigation/page-contents'
import { AppPage } from '~/ui/shell/app-page'
import { pageTitle } from '../-page'

const TITLE = 'Einstellungen'

export const Route = createFileRoute('/super/settings')({
  loader: ({ context }) => context.queryClient.ensureQueryData(context.trpc.admin.settings.queryOptions()),
  head: () => ({ meta: [pageTitle(TITLE)] }),
  component: SettingsPage,
})

function SettingsPage() {
  const trpc = useTRPC()
  const { data: settings } = useSuspenseQuery(trpc.admin.settings.queryOptions())
  const groups = Map.groupBy(settings, ({ key }) => settingTexts[key].group)
  return (
    <AppPage title={TITLE} crumb="Plattform">
      <p className="mb-5 max-w-prose text-muted">
        Gilt für die ganze Plattform und wirkt sofort. Jede Änderung steht im Protokoll.
      </p>
      <div className="grid max-w-3xl gap-6">
        <PageContents sections={[...groups.keys()].map((name) => ({ id: idOf(name), name }))} />
        {[...groups].map(([group, members]) => (
          <Card as="section" padding="lg" key={group} aria-labelledby={idOf(group)}>
            <h2 id={idOf(group)} className="mb-2 text-xl">
              {group}
            </h2>
            <ul className="divide-y divide-line">
              {members.map((setting) => (
                <li key={setting.key} className="py-5 last:pb-0">
                  <OneSetting setting={setting} />
                </li>
              ))}
            </ul>
          </Card>
        ))}
      </div>
    </AppPage>
  )
}

/** As in addresses: "aufbewahrung". */
const idOf = (group: string) => group.toLowerCase().replaceAll(' ', '-')

function OneSetting({ setting }: { setting: Setting }) {
  const { key, value, updatedAt } = setting
  const { label, description, control } = settingTexts[key]
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const save = useMutation(
    trpc.admin.saveSetting.mutationOptions({
      meta: { done: `${label} gespeichert` },
      onSuccess: () => queryClient.invalidateQueries(),
    }),
  )
  return (
    <>
      <SettingForm
        key={updatedAt?.getTime() ?? 0}
        label={label}
        description={description}
        control={control}
        value={value}
        onSave={async (changed) => {
          await requireFresh()
          await save.mutateAsync({ key, value: changed, updatedAt })
        }}
      />
      {updatedAt && <p className="mt-2 text-xs text-muted">Zuletzt geändert am {formatMoment(updatedAt)}</p>}
    </>
  )
}
