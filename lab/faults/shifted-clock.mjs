// Loaded before a program by NODE_OPTIONS: its clock is CLOCK_SHIFT_MS ahead, as that of a machine whose time is wrong.
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
