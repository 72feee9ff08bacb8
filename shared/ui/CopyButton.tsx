import { useTranslation } from '@idavuelta/shared/platform';
import { useState } from 'react';
import { Button } from './Button.tsx';

/** Copies `text` to the clipboard and says so. @param what names the text, already translated */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const { t } = useTranslation('common');
  const [announcement, setAnnouncement] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setAnnouncement(t('copied'));
    } catch {
      // no clipboard without HTTPS, or the visitor has not allowed it
      setAnnouncement(t('copy_failed'));
    }
  };
  return (
    <>
      <Button variant="quiet" onClick={() => void copy()}>
        {t('copy', { what })}
      </Button>
      <span role="status">{announcement}</span>
    </>
  );
}
