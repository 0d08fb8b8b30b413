/**
 * Makes a function that runs what it is given one after the other, in the order of the calls; what fails does not hold up
 * what follows.
 */
export function inTurn(): <Result>(run: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve()
  return (run) => {
    const result = last.then(run)
    last = result.catch(() => {})
    return result
  }
}
