/** What programs read about a process: the status, and lines of text of which the first is the state. */
export type Health = { status: number; text: string }

/** From the process to the thread: the question with this number was read, and its answer as soon as it is known. */
export type Reply = { question: number; health?: Health }

/** From the thread to the process, before its questions, which are plain numbers: where it listens, or why it cannot. */
export type Listening = { url: string } | { problem: string }

/** Milliseconds. */
export type Limits = {
  /** How long the process has to answer; a balancer waits 500. */
  answer: number
  /** How long before that the process judges by what it knows: a busy one gets to it late. */
  lead: number
  /**
   * A process that reads a question at once but does not know the answer waits for what it needs, most likely the
   * database. One that reads it later has much to do, and counts as what was last known of it.
   */
  readAtOnce: number
  /** After this without any answer it may have stopped for good. */
  busy: number
}
