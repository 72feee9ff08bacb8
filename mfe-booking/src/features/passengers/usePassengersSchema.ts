import { defaultCountry } from '@idavuelta/shared/contracts';
import { phoneExamples } from '@idavuelta/shared/contracts/rules';
import { message } from '@idavuelta/shared/forms';
import { useSelector } from '@idavuelta/shared/platform';
import { useEffect, useMemo, useState } from 'react';
import { passengersSchema, passengersSchemaWith } from '../../state/passengers/passengers.schema.ts';
import { selectEvent } from '../../state/wizard/wizard.selectors.ts';

type PhoneRules = typeof import('@idavuelta/shared/contracts/phone');

/**
 * The rules of the passengers step, with the phone numbers of the event's country once their library is loaded: it is
 * too large for the event page. Until then the form checks only their length, and the API rejects wrong numbers.
 */
export function usePassengersSchema() {
  const country = useSelector(selectEvent)?.countryCode ?? defaultCountry;
  const phones = usePhoneRules();
  return useMemo(() => {
    if (!phones) return passengersSchema;
    return passengersSchemaWith((phone) =>
      phone.test({
        name: 'phone',
        message: message('booking:passengers.phone_unknown', { example: phoneExamples[country] }),
        test: (text) => !text || phones.isPhoneNumber(text, country),
      }),
    );
  }, [phones, country]);
}

function usePhoneRules() {
  const [rules, setRules] = useState<PhoneRules>();
  useEffect(() => {
    let here = true;
    import('@idavuelta/shared/contracts/phone').then(
      (loaded) => {
        if (here) setRules(loaded);
      },
      (error: unknown) => console.warn('phone numbers are checked by the API only', error),
    );
    return () => {
      here = false;
    };
  }, []);
  return rules;
}
