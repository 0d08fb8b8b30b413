import { createFileRoute } from '@tanstack/react-router'
import { transparencyAnswer } from '~/features/moderation/server/transparency/answer'
import { currentTime } from '~/lib/current-time'
import { answerPublicRead } from '~/platform/server/answers/public-answer'

export const Route = createFileRoute('/transparency.json')({
  server: {
    handlers: {
      ANY: ({ request }) => answerPublicRead(request, () => transparencyAnswer(new URL(request.url), currentTime())),
    },
  },
})
