import { type NumberLimits, readNumber } from '@idavuelta/shared/contracts/text';
import { useTranslation } from '@idavuelta/shared/platform';
import { Input, type InputProps } from 'antd';
import { type ChangeEvent, type FocusEvent, useState } from 'react';
import styles from './NumberInput.module.css';

/** Conversion between the typed number and the form's value. */
export interface StoredAs {
  toStored(shown: number): number;
  toShown(stored: number): number;
}

const asTyped: StoredAs = { toStored: (shown) => shown, toShown: (stored) => stored };

/** The form's value: a number, `null` for an empty field, or text that is not a number within the limits. */
type Value = number | string | null | undefined;

interface NumberInputProps extends Pick<InputProps, 'id' | 'prefix' | 'suffix' | 'disabled' | 'onBlur'> {
  limits: NumberLimits;
  format: (value: number) => string;
  storedAs?: StoredAs | undefined;
  note?: ((value: number) => string) | undefined;
  value?: Value;
  onChange?: (value: Value) => void;
}

/** Longer than any number with separators. */
const maxLength = 40;

/** Numeric keyboards of some phones have no minus sign. */
function keyboardFor({ min = 0, decimals }: NumberLimits) {
  if (min < 0) return 'text';
  return decimals ? 'decimal' : 'numeric';
}

/**
 * The control of `NumberField`: shows how a number with separators is read while the user types, and formats it
 * afterwards.
 */
export function NumberInput({
  limits,
  format,
  storedAs: { toStored, toShown } = asTyped,
  note,
  value,
  onChange,
  onBlur,
  ...control
}: NumberInputProps) {
  const { t } = useTranslation('back-office');
  // Keeps the text as typed: converted back from the stored value, it may differ by a cent.
  const [typed, setTyped] = useState<{ text: string; value: Value }>();
  const [isTyping, setIsTyping] = useState(false);
  const stored = typeof value === 'number' ? format(toShown(value)) : (value ?? '');
  const text = typed && typed.value === value ? typed.text : stored;
  const read = readNumber(text, limits).value;
  const isUnlikeTyped = isTyping && read !== undefined && /\D/.test(text) && format(read) !== text.trim();

  function valueFor(entered: string) {
    const { value: number } = readNumber(entered, limits);
    if (number !== undefined) return toStored(number);
    return entered.trim() ? entered : null;
  }
  function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    const next = valueFor(target.value);
    setTyped({ text: target.value, value: next });
    setIsTyping(true);
    onChange?.(next);
  }
  function handleBlur(event: FocusEvent<HTMLInputElement>) {
    if (typed && read !== undefined) setTyped({ ...typed, text: format(read) });
    setIsTyping(false);
    onBlur?.(event);
  }
  return (
    <>
      <Input
        {...control}
        className={styles.input}
        inputMode={keyboardFor(limits)}
        autoComplete="off"
        maxLength={maxLength}
        value={text}
        onChange={handleChange}
        onBlur={handleBlur}
      />
      {isUnlikeTyped && <span className={styles.read}>{t('number_field.understood', { number: format(read) })}</span>}
      {note && typeof value === 'number' && <span className={styles.read}>{note(value)}</span>}
    </>
  );
}
