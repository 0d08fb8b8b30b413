/** Stations that the form without a script has room for. */
export const PLAIN_STATIONS = 3

/** The names of the fields of a station in the form without a script. */
export function stationNames(at: number) {
  return { position: `position-${at}`, employer: `employer-${at}`, from: `from-${at}`, to: `to-${at}` }
}

/** The name of the field for an answer to one of the posting's questions. */
export function answerName(questionId: string): string {
  return `answer-${questionId}`
}

/** What came with a form that could not be sent yet: the page shows it again, with what is missing. */
export type PlainGuest = {
  /** The application's future id, to which its documents belong. */
  id: string
  values: Readonly<Record<string, string>>
  /** German sentences by the names of the fields; what belongs to none has the name `form`. */
  errors: Readonly<Record<string, string>>
  /** The document that is here already. */
  file: { id: string; name: string } | null
}
