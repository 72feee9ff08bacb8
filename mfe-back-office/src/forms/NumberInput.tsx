import { type NumberLimits, readNumber } from '@idavuelta/shared/contracts/text';
import { useTranslation } from '@idavuelta/shared/platform';
import { Input, type InputProps } from 'antd';
import { type ChangeEvent, type FocusEvent, useState } from 'react';
import styles from './NumberInput.module.css';

/** The form's value: a number, `null` for an empty field, or text that is not a number within the limits. */
type Value = number | string | null | undefined;

interface NumberInputProps extends Pick<InputProps, 'id' | 'prefix' | 'suffix' | 'disabled' | 'onBlur'> {
  limits: NumberLimits;
  format: (value: number) => string;
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
export function NumberInput({ limits, format, value, onChange, onBlur, ...control }: NumberInputProps) {
  const { t } = useTranslation('back-office');
  // Keeps the text as typed, which may write the number in another way.
  const [typed, setTyped] = useState<{ text: string; value: Value }>();
  const [isTyping, setIsTyping] = useState(false);
  const stored = typeof value === 'number' ? format(value) : (value ?? '');
  const text = typed && typed.value === value ? typed.text : stored;
  const read = readNumber(text, limits).value;
  const isUnlikeTyped = isTyping && read !== undefined && /\D/.test(text) && format(read) !== text.trim();

  function valueFor(entered: string) {
    const { value: number } = readNumber(entered, limits);
    if (number !== undefined) return number;
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
    </>
  );
}
