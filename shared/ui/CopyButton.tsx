import { useTranslation } from '@idavuelta/shared/platform';
import { useState } from 'react';
import { Button } from './Button.tsx';

/** Copies `text` to the clipboard and says so. @param what names the text, already translated */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const { t } = useTranslation('common');
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(t('copied'));
    } catch {
      // no clipboard without HTTPS, or the visitor has not allowed it
      setSaid(t('copy_failed'));
    }
  };
  return (
    <>
      <Button variant="quiet" onClick={() => void copy()}>
        {t('copy', { what })}
      </Button>
      <span role="status">{said}</span>
    </>
  );
}
