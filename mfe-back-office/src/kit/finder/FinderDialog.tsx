import type { FoundKind, StaffPermission } from '@idavuelta/shared/contracts/staff';
import { Link, useNavigate, useTranslation } from '@idavuelta/shared/platform';
import { Modal } from 'antd';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useLeave } from '../../forms/unsaved/LeaveGuard.tsx';
import { offeredActions } from '../actions/page-actions.ts';
import styles from './Finder.module.css';
import { useRememberOpened } from './finder.api.ts';
import type { Hit } from './office-hits.ts';
import { useFinderGroups } from './useFinderGroups.ts';

interface FinderDialogProps {
  permissions: StaffPermission[];
  onClose: () => void;
}

/** Finds everything of the office: a field and a list of links under it, steered from the field. */
export default function FinderDialog({ permissions, onClose }: FinderDialogProps) {
  const { t } = useTranslation('back-office');
  const navigate = useNavigate();
  const leave = useLeave();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // The dialog focuses itself when it opens.
  useEffect(() => {
    const frame = requestAnimationFrame(() => input.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  const [typed, setTyped] = useState('');
  const text = typed.trim();
  // Taken when the dialog opens, so that the list does not move when the page loads more.
  const [pageActions] = useState(offeredActions);
  const { groups, isCurrent, failed } = useFinderGroups(text, permissions, pageActions);
  const hits = groups.flatMap((group) => group.hits);
  const [chosen, setChosen] = useState(0);
  const active = Math.min(chosen, hits.length - 1);
  const [remember] = useRememberOpened();
  /** Enter was pressed while the text was still being searched for. */
  const [isWaiting, setIsWaiting] = useState(false);

  function opened({ key, to }: Hit) {
    if (!to) return;
    const [kind = '', ...thing] = key.split(' ');
    if (thing.length > 0) void remember({ kind: kind as FoundKind, thing: thing.join(' ') });
  }

  function steer(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const hit = hits[active];
    if (step && hits.length > 0) {
      event.preventDefault();
      const next = (active + step + hits.length) % hits.length;
      setChosen(next);
      document.getElementById(`${id}-${next}`)?.scrollIntoView?.({ block: 'nearest' });
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (!isCurrent && !hit?.run) return setIsWaiting(true);
      if (!hit) return;
      if (hit.to && (event.ctrlKey || event.metaKey)) {
        opened(hit);
        window.open(hit.to, '_blank', 'noopener');
      } else open(hit);
    }
  }

  function open(hit: Hit) {
    opened(hit);
    onClose();
    const { to } = hit;
    if (to) leave(() => navigate(to));
    else hit.run?.();
  }

  useEffect(() => {
    if (!isWaiting || !isCurrent) return;
    setIsWaiting(false);
    if (hits[active]) open(hits[active]);
  });

  return (
    <Modal
      open
      footer={null}
      closable={false}
      onCancel={onClose}
      afterOpenChange={(isOpen) => isOpen && input.current?.focus()}
      title={t('finder.title')}
      width="40rem"
      className={styles.dialog}
    >
      <input
        className={styles.input}
        type="search"
        role="combobox"
        aria-label={t('finder.title')}
        aria-expanded={hits.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={hits.length > 0 ? `${id}-${active}` : undefined}
        placeholder={t('finder.placeholder')}
        autoComplete="off"
        ref={input}
        maxLength={100}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setIsWaiting(false);
          setChosen(0);
        }}
        onKeyDown={steer}
      />
      <p role="status" className={hits.length > 0 ? 'visually-hidden' : styles.nothing}>
        {isCurrent && (failed ? t('finder.failed') : text ? t('finder.count', { count: hits.length }) : '')}
      </p>
      <div id={`${id}-list`} role="listbox" aria-label={t('finder.results')} className={styles.list}>
        {groups.map(({ name, title, hits: found }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset
          <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
            <div id={`${id}-${name}`} role="presentation" className={styles.heading}>
              {title}
            </div>
            {found.map((hit) => {
              const position = hits.indexOf(hit);
              const option = {
                id: `${id}-${position}`,
                role: 'option',
                'aria-selected': position === active,
                tabIndex: -1,
                className: styles.hit,
                onMouseMove: () => setChosen(position),
              };
              const content = (
                <>
                  <span className={styles.name}>{hit.title}</span>
                  {hit.about && <span className={styles.about}>{hit.about}</span>}
                </>
              );
              return hit.to ? (
                <Link
                  key={hit.key}
                  {...option}
                  to={hit.to}
                  onClick={({ ctrlKey, metaKey }) => {
                    opened(hit);
                    if (!ctrlKey && !metaKey) onClose();
                  }}
                >
                  {content}
                </Link>
              ) : (
                <button
                  key={hit.key}
                  {...option}
                  type="button"
                  onClick={() => {
                    onClose();
                    hit.run?.();
                  }}
                >
                  {content}
                </button>
              );
            })}
          </div>
        ))}
      </div>
      <p className={styles.help}>{t('finder.help')}</p>
    </Modal>
  );
}
