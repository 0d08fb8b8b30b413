/** Why a line cannot be imported; the operator reads the German sentence. */
export class LineProblem extends Error {
  override name = 'LineProblem'
}
