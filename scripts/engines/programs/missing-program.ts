/** A program is not on this machine and cannot be made or installed here; the message is the end of a sentence. */
export class MissingProgram extends Error {
  override name = 'MissingProgram'
}
