// Preloaded through NODE_OPTIONS: shifts the clock ahead by CLOCK_SHIFT_MS, as on a machine with the wrong time.
const shiftMs = Number(process.env.CLOCK_SHIFT_MS ?? 0);
const RealDate = Date;

globalThis.Date = class extends RealDate {
  constructor(...values) {
    if (values.length > 0) super(...values);
    else super(RealDate.now() + shiftMs);
  }

  static now() {
    return RealDate.now() + shiftMs;
  }
};
