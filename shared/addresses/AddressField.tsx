import { TextField } from '@idavuelta/shared/forms';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import type { AddressSuggestion } from '../contracts/index.ts';
import styles from './AddressField.module.css';
import type { AddressRegion } from './addresses.api.ts';
import { type ChosenAddress, OtherCounty } from './OtherCounty.tsx';
import { usePlacedAddress } from './usePlacedAddress.ts';

/** Fetched when the field gets the focus; until then the address is plain text. */
const AddressSuggestions = lazy(() =>
  import(/* webpackChunkName: "address" */ './AddressSuggestions.tsx').catch(() => ({ default: () => null })),
);
const AddressPin = lazy(() =>
  import(/* webpackChunkName: "address" */ './AddressPin.tsx').catch(() => ({ default: () => null })),
);

interface AddressFieldProps extends ComponentProps<typeof TextField> {
  /** Name of the field that holds the address's position. */
  positionName: string;
  /** Region in which addresses are searched. */
  region: AddressRegion;
  onChosen: (suggestion: AddressSuggestion) => void;
  /** The last address that was chosen; its county is compared with the region's. */
  chosen?: ChosenAddress;
}

/** An address: anything may be typed, matches are suggested, and the pin on the map can be moved. */
export function AddressField({ region, onChosen, chosen, positionName, ...field }: AddressFieldProps) {
  /** The input once it has had the focus, and its value at that moment. */
  const [focused, setFocused] = useState<{ input: HTMLInputElement; before: string }>();
  const recordFocus = (input: EventTarget) => {
    if (input instanceof HTMLInputElement && input !== focused?.input) setFocused({ input, before: input.value });
  };
  const { address, position, move } = usePlacedAddress(
    { address: field.name, position: positionName },
    region.countyId,
  );
  return (
    <div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the focus is that of the field inside */}
      <div className={styles.place} onFocus={({ target }) => recordFocus(target)}>
        <TextField {...field} />
        <Suspense>{focused && <AddressSuggestions {...focused} region={region} onChosen={onChosen} />}</Suspense>
      </div>
      <OtherCounty chosen={chosen} address={address} countyId={region.countyId} />
      <Suspense>{position && <AddressPin address={address} position={position} onMove={move} />}</Suspense>
    </div>
  );
}
