import { Link, useLocation, useNavigate, useTranslation } from '@idavuelta/shared/platform';
import { useId } from 'react';
import styles from './SectionNav.module.css';
import { showSection } from './show-section.ts';

interface SectionNavProps {
  label: string;
  entries: { key: string; title: string; mistakes: number }[];
  current: string | undefined;
}

/** Links to the sections of a form, beside it; on a phone a list to choose from above it. */
export function SectionNav({ label, entries, current }: SectionNavProps) {
  const { t } = useTranslation('back-office');
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const id = useId();
  const to = (key: string) => ({ pathname, search, hash: `#${key}` });
  const mistakesText = (mistakes: number) => t('forms.mistakes', { count: mistakes });
  function choose(key: string) {
    navigate(to(key), { replace: true });
    showSection(key);
  }
  return (
    <nav aria-label={label} className={styles.nav}>
      <ul className={styles.links}>
        {entries.map(({ key, title, mistakes }) => (
          <li key={key}>
            <Link
              to={to(key)}
              replace
              className={styles.link}
              aria-current={key === current ? 'location' : undefined}
              // pressing the same link again does not change the address, so the scrolling is done here
              onClick={() => showSection(key)}
            >
              <span>{title}</span>
              {mistakes > 0 && (
                <>
                  <span aria-hidden className={styles.count}>
                    {mistakes}
                  </span>
                  <span className="visually-hidden">{`, ${mistakesText(mistakes)}`}</span>
                </>
              )}
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.phone}>
        <label htmlFor={id}>{label}</label>
        <select id={id} value={current} onChange={({ target }) => choose(target.value)}>
          {entries.map(({ key, title, mistakes }) => (
            <option key={key} value={key}>
              {mistakes ? `${title} · ${mistakesText(mistakes)}` : title}
            </option>
          ))}
        </select>
      </div>
    </nav>
  );
}
