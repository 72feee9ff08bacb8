import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import { useTranslation } from '@idavuelta/shared/platform';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { Failure } from '../../ui/Failure.tsx';
import styles from './undo.module.css';
import { endOffer, type Offer } from './undo-store.ts';
import { useCountdown } from './useCountdown.ts';

/** How long something can be undone. */
const offered = 30_000;
/** How long the notice "undone" stays. */
const told = 5000;

/** Offers to undo one thing, then says that it was undone. */
export function UndoOffer({ offer: { id, text, undo } }: { offer: Offer }) {
  const { t } = useTranslation('back-office');
  const [state, setState] = useState<'offered' | 'running' | 'undone'>('offered');
  const [error, setError] = useState<unknown>();
  const end = () => endOffer(id);

  async function run() {
    setState('running');
    const result = await undo();
    setError(result.error);
    setState(result.error ? 'offered' : 'undone');
  }
  if (state === 'undone')
    return (
      <Notice key="undone" text={t('undo.done')} milliseconds={told} onEnd={end}>
        {null}
      </Notice>
    );
  return (
    <Notice key="offered" text={text} milliseconds={offered} isBusy={state === 'running'} onEnd={end}>
      <Button
        id={`undo-${id}`}
        type="link"
        aria-keyshortcuts="Control+Z Meta+Z"
        loading={state === 'running'}
        onClick={() => void run()}
      >
        {t('undo.action')}
      </Button>
      <Failure error={error} />
    </Notice>
  );
}

interface NoticeProps {
  text: string;
  /** How long it stays. */
  milliseconds: number;
  isBusy?: boolean;
  onEnd: () => void;
  children: ReactNode;
}

/** A notice whose time does not pass while the pointer or the focus is on it. */
function Notice({ text, milliseconds, isBusy = false, onEnd, children }: NoticeProps) {
  const { t } = useTranslation('back-office');
  const [isHeld, setHeld] = useState(false);
  useCountdown(milliseconds, isHeld || isBusy, onEnd);
  return (
    <fieldset
      className={styles.offer}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p>{text}</p>
      {children}
      <Button type="text" icon={<CloseOutlined aria-hidden />} aria-label={t('undo.close')} onClick={onEnd} />
    </fieldset>
  );
}
