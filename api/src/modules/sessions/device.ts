import Bowser from 'bowser';

/** What a customer recognises a login by. */
export interface Device {
  /** Empty when it is not known, like `system`. */
  browser: string;
  system: string;
}

/** No browser's is longer; a longer one only costs time. */
const maxLength = 512;

/** Browser and operating system of a user agent, by their usual names. */
export function deviceOf(userAgent = ''): Device {
  // The parser refuses an empty text.
  if (!userAgent) return { browser: '', system: '' };
  const { browser, os } = Bowser.parse(userAgent.slice(0, maxLength));
  return { browser: browser.name ?? '', system: os.name ?? '' };
}
