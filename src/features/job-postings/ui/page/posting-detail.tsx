import { TextLink } from '~/ui/buttons/link'
import type { PostingView } from '../../views'
import { PayInRegion } from './pay/pay-in-region'
import { PostingBody } from './posting-body'
import { PostingFacts } from './posting-facts'

/** What a posting says: facts, usual pay, texts, contact, other places. */
export function PostingDetail({ posting }: { posting: PostingView }) {
  return (
    <>
      <PostingFacts posting={posting} />
      <PayInRegion posting={posting} />
      <div>
        <PostingBody posting={posting} />
        <PostingElsewhere posting={posting} />
      </div>
    </>
  )
}

/** Where else the same job is offered, each with its own page; nothing when it is nowhere else. */
function PostingElsewhere({ posting: { elsewhere } }: { posting: PostingView }) {
  if (elsewhere.length === 0) return null
  return (
    <section aria-labelledby="elsewhere" className="no-print mt-8 border-t border-line pt-6">
      <h2 id="elsewhere" className="text-xl">
        Diese Stelle gibt es auch hier
      </h2>
      <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1">
        {elsewhere.map(({ id, place }) => (
          <li key={id}>
            <TextLink
              to="/job-posting/$jobPostingId"
              params={{ jobPostingId: id }}
              className="inline-block py-1.5 font-semibold"
            >
              {place}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
