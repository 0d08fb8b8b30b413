import { type JobPostingInput, jobPostingInputSchema } from '~/features/job-postings/schema'
import { keepDraft } from './kept-draft'

/** Where a posting stands on the server, as far as this browser knows. */
export type Standing = {
  /** Null while the server has not confirmed that it knows the posting. */
  version: number | null
  /** The unpublished changes; null when there are none. */
  revision: string | null
  /** The server was asked to create it before, perhaps in an earlier visit: it may know it all the same. */
  wasAsked: boolean
}

type Sent = JobPostingInput & { id: string }

type SenderOptions = {
  id: string
  standing: { current: Standing }
  read: () => JobPostingInput
  /** Input is saved as the draft, else as unpublished changes. */
  isDraft: boolean
  calls: {
    create: (input: Sent) => Promise<{ version: number }>
    update: (input: Sent & { version: number }) => Promise<{ version: number }>
    saveChanges: (input: Sent & { version: number; revision: string | null }) => Promise<{ revision: string | null }>
  }
  onCreated: () => void
}

const FIRST_VERSION = 1

/** Sends a posting as it stands to where it belongs, and keeps what the server does not have in this browser. */
export function createDraftSender({ id, standing, read, isDraft, calls, onCreated }: SenderOptions) {
  const stand = (known: Partial<Standing>) => Object.assign(standing.current, known)

  function keep(input: JobPostingInput | null) {
    const { version, revision } = standing.current
    keepDraft(version === null ? 'new' : id, input && { id, input, version, revision })
  }

  async function create(input: Sent) {
    const isAgain = standing.current.wasAsked
    stand({ wasAsked: true })
    const made = await calls.create(input)
    // What an earlier call has created is what was sent then: a newer version is somebody else's work.
    stand({ version: isAgain ? FIRST_VERSION : made.version })
    // From now on it is found under its own address, and so is what is not sent yet.
    keepDraft('new', null)
    keep(read())
    onCreated()
    if (isAgain) stand({ version: (await calls.update({ ...input, version: FIRST_VERSION })).version })
  }

  return {
    keep,
    async send(values: JobPostingInput) {
      const input = { ...jobPostingInputSchema.parse(values), id }
      const { version, revision } = standing.current
      if (version === null) await create(input)
      else if (isDraft) stand({ version: (await calls.update({ ...input, version })).version })
      else stand({ revision: (await calls.saveChanges({ ...input, version, revision })).revision })
    },
  }
}
