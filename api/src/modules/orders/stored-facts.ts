import type { CountryCode } from '@idavuelta/shared/contracts';
import { type PassengerFacts, passengerField, passengerFieldsIn } from '@idavuelta/shared/contracts/passenger';
import { toE164 } from '@idavuelta/shared/contracts/phone';

/** How each kind of field is normalized for storage. */
const stored = {
  line: (text: string) => text.trim(),
  email: (text: string) => text.trim().toLowerCase(),
  phone: (text: string, country: CountryCode) => toE164(text, country) ?? text.trim(),
};

/** Normalizes passenger data for storage: all fields that the event's country asks for and nothing else. */
export const storedFacts = (given: PassengerFacts, country: CountryCode): PassengerFacts =>
  Object.fromEntries(
    passengerFieldsIn(country).flatMap((name) => {
      const text = given[name];
      return text === undefined ? [] : [[name, stored[passengerField(name).kind](text, country)]];
    }),
  ) as PassengerFacts;
