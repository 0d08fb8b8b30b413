import { lazyLater } from '~/ui/states/lazy-later'

/** The promised answer on a posting's page: read before anything in it is used. */
export const LaterAnswerSignal = lazyLater(
  async () => (await import('~/features/applications/ui/promise/answer-signal')).AnswerSignal,
)

/** For the page's loader. */
export function preloadAnswerSignal(): Promise<void> {
  return LaterAnswerSignal.preload()
}
