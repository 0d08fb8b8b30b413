import { createFileRoute } from '@tanstack/react-router'
import { followShort } from '~/features/job-postings/server/sharing/short-address'

export const Route = createFileRoute('/s/$code')({
  server: { handlers: { ANY: ({ params }) => followShort(params.code) } },
})
