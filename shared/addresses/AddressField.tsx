import { TextField } from '@idavuelta/shared/forms';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import type { AddressSuggestion } from '../contracts/index.ts';
import styles from './AddressField.module.css';
import type { AddressRegion } from './addresses.api.ts';

/** Fetched when the field gets the focus; without it an address is typed as it was before. */
const AddressSuggestions = lazy(() => import('./AddressSuggestions.tsx').catch(() => ({ default: () => null })));

interface AddressFieldProps extends ComponentProps<typeof TextField> {
  /** Where addresses are looked for. */
  region: AddressRegion;
  onChosen: (suggestion: AddressSuggestion) => void;
}

/** An address: anything may be typed, and what may be meant is suggested. */
export function AddressField({ region, onChosen, ...field }: AddressFieldProps) {
  /** The field, once it had the focus. */
  const [input, setInput] = useState<HTMLInputElement>();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the focus is that of the field inside
    <div className={styles.place} onFocus={({ target }) => target instanceof HTMLInputElement && setInput(target)}>
      <TextField {...field} />
      <Suspense>{input && <AddressSuggestions input={input} region={region} onChosen={onChosen} />}</Suspense>
    </div>
  );
}
