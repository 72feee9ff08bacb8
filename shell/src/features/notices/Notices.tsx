import { useDispatch, useSelector, useTranslation } from '@idavuelta/shared/platform';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Notices.module.css';
import { noticeClosed, type ShownNotice, selectNotices } from './notices.slice.ts';

/** Milliseconds that a notice stays (spec section 9). */
const noticeTimes = { toast: 5_000, snackbar: 4_000 };

/** Both regions are always there, so that screen readers announce what comes into them. */
export function Notices() {
  const notices = useSelector(selectNotices);
  const urgent = notices.filter(({ kind }) => kind === 'error');
  const calm = notices.filter(({ kind }) => kind !== 'error');
  return (
    <div className={styles.notices}>
      <div role="alert">{urgent.map(toLine)}</div>
      <div role="status">{calm.map(toLine)}</div>
    </div>
  );
}

const toLine = (notice: ShownNotice) => <NoticeLine key={notice.id} notice={notice} />;

function NoticeLine({ notice }: { notice: ShownNotice }) {
  const { t } = useTranslation('shell');
  const dispatch = useDispatch();
  const { id, as = 'toast' } = notice;

  const closing = useClosingTime(noticeTimes[as], () => dispatch(noticeClosed(id)));

  return (
    <p className={styles.notice} data-kind={notice.kind} {...closing}>
      <Icon name={notice.kind === 'error' ? 'warning' : 'check'} />
      <span>{notice.key ? t(notice.key, notice.values ?? {}) : notice.message}</span>
      <button type="button" aria-label={t('common:close')} onClick={() => dispatch(noticeClosed(id))}>
        <Icon name="close" size={18} />
      </button>
    </p>
  );
}

/** Calls `close` after `ms` milliseconds; those in which somebody points at the notice, or is inside it, do not count. */
function useClosingTime(ms: number, close: () => void) {
  const [pointed, setPointed] = useState(false);
  const [inside, setInside] = useState(false);
  const left = useRef(ms);
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  const waits = pointed || inside;

  useEffect(() => {
    if (waits) return;
    const since = Date.now();
    const timer = setTimeout(() => latest.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - since;
    };
  }, [waits]);

  return {
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    onFocus: () => setInside(true),
    onBlur: () => setInside(false),
  };
}
