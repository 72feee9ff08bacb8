import { cleanOrderNumber, parseOrderNumber } from '../http/order-number.ts';
import { slips, type WordPattern } from './typed-words.ts';

/**
 * Returns the pattern that the number of the typed order matches; undefined when the text cannot be an order number.
 * @param forgiving also finds a number with one typo
 */
export function orderNumberPattern(text: string, forgiving: boolean): WordPattern | undefined {
  const number = parseOrderNumber(text);
  if (!forgiving) return number === undefined ? undefined : { like: [number] };
  const typed = number ?? cleanOrderNumber(text);
  if (!/^[0-9A-Z]{7,9}$/.test(typed)) return undefined;
  const [left, right] = [typed.slice(0, 4), typed.slice(4)];
  const exchanged = typed.slice(0, 3) + typed.charAt(4) + typed.charAt(3) + typed.slice(5);
  return { like: [`${left}%`, `%${right}`, exchanged], exactly: `^(${slips(typed).join('|')})$` };
}
