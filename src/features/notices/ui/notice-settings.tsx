import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { isMailChosen, NOTICE_MAILS, NOTICE_TOPICS } from '~/features/accounts/notices/topics'
import { useTRPC } from '~/platform/client/trpc'
import { Select } from '~/ui/choices/select'
import { Switch } from '~/ui/choices/switch'
import { toast } from '~/ui/toast/toast-store'
import { noticeMailLabels, noticeTopicLabels } from '../labels'
import type { NoticeSetting } from '../views'

const mailOptions = NOTICE_MAILS.map((value) => ({ value, label: noticeMailLabels[value] }))

/** Every topic that this person can get: in the bell or not, and how its mails come. Each choice counts at once. */
export function NoticeSettings({ side }: { side: 'applicant' | 'company' }) {
  const trpc = useTRPC()
  const { data } = useSuspenseQuery(trpc.notice.settings.queryOptions())
  return (
    <ul className="grid gap-3">
      {data.map((setting) => (
        <li key={setting.topic} className="card grid gap-4 p-4 md:p-5">
          <TopicSetting setting={setting} side={side} />
        </li>
      ))}
    </ul>
  )
}

function TopicSetting({ setting, side }: { setting: NoticeSetting; side: 'applicant' | 'company' }) {
  const { topic, inBell, mail } = setting
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const save = useMutation(
    trpc.notice.saveSetting.mutationOptions({
      onSuccess: () => toast.show({ severity: 'success', title: 'Gespeichert', life: 5000 }),
      onSettled: () => queryClient.invalidateQueries(trpc.notice.pathFilter()),
    }),
  )
  const { label, description } = noticeTopicLabels[topic][side]
  return (
    <>
      <div>
        <h2 className="text-lg leading-snug">{label}</h2>
        <p className="mt-1 max-w-prose text-sm text-muted">{description}</p>
      </div>
      <div className="grid items-end gap-4 md:grid-cols-2">
        <Switch
          label="In der Glocke"
          value={inBell}
          isDisabled={save.isPending}
          onChange={(isOn) => save.mutate({ topic, inBell: isOn })}
        />
        {isMailChosen(topic) ? (
          <Select
            label={`E-Mails zu „${label}“`}
            options={mailOptions}
            value={mail}
            isDisabled={save.isPending}
            onChange={(chosen) => save.mutate({ topic, mail: chosen })}
          />
        ) : (
          <p className="text-sm">
            <span className="block font-semibold">E-Mails</span>
            {NOTICE_TOPICS[topic].mail === 'needed' ? 'immer sofort, nicht abstellbar' : elsewhere[side]}
          </p>
        )}
      </div>
    </>
  )
}

const elsewhere = {
  applicant: 'so oft, wie du es dort eingestellt hast',
  company: 'so oft, wie Sie es dort eingestellt haben',
} as const
