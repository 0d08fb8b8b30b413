// Preloaded into a process: its machine's clock is off by CLOCK_SHIFT_DAYS. Timers and `performance.now()` stay right,
// as with a real one.
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
