import { useDispatch, useSelector, useTranslation } from '@idavuelta/shared/platform';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import styles from './Notices.module.css';
import { noticeClosed, type ShownNotice, selectNotices } from './notices.slice.ts';

/** Milliseconds for which a notice is shown (spec section 9). */
const noticeDurations = { toast: 5_000, snackbar: 4_000 };

/**
 * The latest notice. Both live regions are always rendered, because screen readers announce additions to an existing
 * region only. While a dialog is open they are inside it, since the page behind it is inert.
 */
export function Notices() {
  const notices = useSelector(selectNotices);
  const [dialog, setDialog] = useState<Element | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked up whenever the notices change
  useEffect(() => setDialog(document.querySelector('dialog[open]')), [notices]);
  const urgent = notices.filter(({ kind }) => kind === 'error');
  const polite = notices.filter(({ kind }) => kind !== 'error');
  const regions = (
    <div className={styles.notices}>
      <div role="alert">{urgent.map(toLine)}</div>
      <div role="status">{polite.map(toLine)}</div>
    </div>
  );
  return dialog ? createPortal(regions, dialog) : regions;
}

const toLine = (notice: ShownNotice) => <NoticeLine key={notice.id} notice={notice} />;

function NoticeLine({ notice }: { notice: ShownNotice }) {
  const { t } = useTranslation('shell');
  const dispatch = useDispatch();
  const { id, as = 'toast' } = notice;

  const closing = useAutoClose(noticeDurations[as], () => dispatch(noticeClosed(id)));

  return (
    <p className={styles.notice} data-kind={notice.kind} {...closing}>
      <Icon name={notice.kind === 'error' ? 'warning' : 'check'} />
      <span>{notice.key ? t(notice.key, notice.values ?? {}) : notice.message}</span>
      <IconButton
        icon="close"
        iconSize={18}
        aria-label={t('common:close')}
        onClick={() => dispatch(noticeClosed(id))}
      />
    </p>
  );
}

/** Calls `close` after `ms` milliseconds, not counting those in which the notice is hovered or has focus. */
function useAutoClose(ms: number, close: () => void) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const remaining = useRef(ms);
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  const paused = hovered || focused;

  useEffect(() => {
    if (paused) return;
    const since = Date.now();
    const timer = setTimeout(() => latest.current(), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= Date.now() - since;
    };
  }, [paused]);

  return {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
}
