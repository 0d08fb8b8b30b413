import { lazyLater } from '~/ui/states/lazy-later'

/** The parts of a posting's page that are read before they are used. */
export const PostingDetail = lazyLater(async () => (await import('./posting-detail')).PostingDetail)
export const NetPayRule = lazyLater(async () => (await import('./pay/net-pay-rule')).NetPayRule)
export const SimilarPostings = lazyLater(async () => (await import('./similar-postings')).SimilarPostings)

/** For whoever shows a posting without the server's HTML, and for the server itself. */
export async function preloadPosting(): Promise<void> {
  await Promise.all([PostingDetail.preload(), NetPayRule.preload(), SimilarPostings.preload()])
}
