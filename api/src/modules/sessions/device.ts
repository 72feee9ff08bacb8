import Bowser from 'bowser';

/** Helps a customer to recognise a login. */
export interface Device {
  /** Empty when unknown, like `system`. */
  browser: string;
  system: string;
}

/** Longer than any real user agent; parsing more would only waste time. */
const maxLength = 512;

/** Returns the common names of a user agent's browser and operating system. */
export function toDevice(userAgent = ''): Device {
  // The parser throws on an empty string.
  if (!userAgent) return { browser: '', system: '' };
  const { browser, os } = Bowser.parse(userAgent.slice(0, maxLength));
  return { browser: browser.name ?? '', system: os.name ?? '' };
}
