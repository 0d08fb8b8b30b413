import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTRPC } from '~/platform/client/trpc'
import { ButtonLink } from '~/ui/buttons/link'

type Props = { applicationId: string; variant: 'primary' | 'ghost'; size?: 'sm'; children: ReactNode }

/** Leads an applicant to the conversation about an application; nothing while there is none. */
export function ConversationLink({ applicationId, ...look }: Props) {
  const trpc = useTRPC()
  const { data } = useQuery(trpc.conversation.ofApplication.queryOptions({ applicationId }))
  if (!data) return null
  return (
    <ButtonLink to="/app/applicant/message-reply/$replyToMessageId" params={{ replyToMessageId: data.id }} {...look} />
  )
}
