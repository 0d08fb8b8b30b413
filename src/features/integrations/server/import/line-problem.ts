/** Why a line cannot be imported; the German sentence is what the operator reads. */
export class LineProblem extends Error {
  override name = 'LineProblem'
}
