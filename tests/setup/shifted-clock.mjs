// Preloaded into a process: its machine's clock is CLOCK_SHIFT_DAYS off. Timers and `performance.now()` go right, as then.
const shift = Number(process.env.CLOCK_SHIFT_DAYS ?? 0) * 24 * 60 * 60 * 1000
const RealDate = Date

globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + shift)
    else super(...given)
  }

  static now() {
    return RealDate.now() + shift
  }
}
