import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { isMailChosen, NOTICE_MAILS, NOTICE_TOPICS } from '~/features/accounts/notices/topics'
import { useTRPC } from '~/platform/client/trpc'
import { Select } from '~/ui/choices/select'
import { Switch } from '~/ui/choices/switch'
import { KeptWholeText } from '~/ui/text/kept-whole-text'
import { noticeMailLabels, noticeTopicLabels } from '../labels'
import type { NoticeSetting } from '../views'

const mailOptions = NOTICE_MAILS.map((value) => ({ value, label: noticeMailLabels[value] }))

/** Every topic that this person can get: in the bell or not, and how its mails come. Each choice counts at once. */
export function NoticeSettings({ side }: { side: 'applicant' | 'company' }) {
  const trpc = useTRPC()
  const { data } = useSuspenseQuery(trpc.notice.settings.queryOptions())
  return (
    <ul className="card divide px-4 md:px-5">
      {data.map((setting) => (
        <li
          key={setting.topic}
          className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 gap-y-3 py-4 md:grid-cols-[minmax(0,1fr)_9.5rem_12.5rem]"
        >
          <TopicSetting setting={setting} side={side} />
        </li>
      ))}
    </ul>
  )
}

function TopicSetting({ setting, side }: { setting: NoticeSetting; side: 'applicant' | 'company' }) {
  const { topic } = setting
  const trpc = useTRPC()
  const save = useMutation(
    // One after the other. Who chooses by keys keeps the focus: a disabled control would lose it.
    trpc.notice.saveSetting.mutationOptions({ meta: { done: 'Gespeichert' }, scope: { id: `notice ${topic}` } }),
  )
  const { inBell, mail } = { ...setting, ...(save.isPending && save.variables) }
  const { label, description } = noticeTopicLabels[topic][side]
  return (
    <>
      <div>
        <h2 className="text-lg leading-snug">{label}</h2>
        <p className="mt-1 max-w-prose text-sm text-muted">
          <KeptWholeText text={description} />
        </p>
      </div>
      <Switch
        label="In der Glocke"
        className="text-sm md:mt-1"
        value={inBell}
        onChange={(isOn) => save.mutate({ topic, inBell: isOn })}
      />
      <div className="text-sm">
        <p className="mb-1 font-semibold" aria-hidden={isMailChosen(topic)}>
          E-Mails
        </p>
        {isMailChosen(topic) ? (
          <Select
            label={`E-Mails zu „${label}“`}
            isLabelHidden
            options={mailOptions}
            value={mail}
            onChange={(chosen) => save.mutate({ topic, mail: chosen })}
          />
        ) : (
          <p>{NOTICE_TOPICS[topic].mail === 'needed' ? 'immer sofort, nicht abstellbar' : elsewhere[side]}</p>
        )}
      </div>
    </>
  )
}

const elsewhere = {
  applicant: 'so oft, wie du es dort eingestellt hast',
  company: 'so oft, wie Sie es dort eingestellt haben',
} as const
