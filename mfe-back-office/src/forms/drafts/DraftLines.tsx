import { Link, useTranslation } from '@idavuelta/shared/platform';
import { Button } from 'antd';
import styles from './DraftLines.module.css';
import { useDrafts } from './useDrafts.ts';
import { useDraftTime } from './useDraftTime.ts';

interface DraftLinesProps {
  /** Page of each kind of draft; a kind with a dot at its end has one for each subject: `{ 'event.': (slug) => … }`. */
  pages: Record<string, (subject: string) => string | undefined>;
}

/** Tells above a list what the person has begun and not saved, with the way back to it. */
export function DraftLines({ pages }: DraftLinesProps) {
  const { t } = useTranslation('back-office');
  const { drafts, discard } = useDrafts();
  const timeOf = useDraftTime();
  const lines = drafts.flatMap(({ name, title, savedAt }) => {
    const kind = Object.keys(pages).find((each) => (each.endsWith('.') ? name.startsWith(each) : name === each));
    const page = kind && pages[kind]?.(name.slice(kind.length));
    return page && savedAt ? [{ name, title, page, time: timeOf(savedAt) }] : [];
  });
  if (lines.length === 0) return null;
  return (
    <ul className={styles.lines} aria-label={t('drafts.list')}>
      {lines.map(({ name, title, page, time }) => (
        <li key={name} className={styles.line}>
          <span>{title ? t('drafts.of', { title, time }) : t('drafts.one', { time })}</span>
          <Link to={page} aria-label={t('drafts.continue_of', { title: title || time })}>
            {t('drafts.continue')}
          </Link>
          <Button
            type="link"
            size="small"
            aria-label={t('drafts.discard_of', { title: title || time })}
            onClick={() => discard(name)}
          >
            {t('drafts.discard')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
