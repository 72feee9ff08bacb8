import { type Category, type EventDetail, loginRequested, selectSession } from '@idavuelta/shared/contracts';
import { useDispatch, useSelector, useTranslated, useTranslation } from '@idavuelta/shared/platform';
import { Picture } from '@idavuelta/shared/ui';
import { useId } from 'react';
import { selectOpenCategoryId } from '../../state/tickets/tickets.selectors.ts';
import { categoryClosed, categoryRequested } from '../../state/tickets/tickets.slice.ts';
import { CategoryLeft } from './CategoryLeft.tsx';
import { CategoryPrice } from './CategoryPrice.tsx';
import styles from './tickets.module.css';
import { VariantList } from './VariantList.tsx';

interface CategoryPanelProps {
  event: EventDetail;
  category: Category;
  recommended: boolean;
  /** Whether it is the event's only category, which is always open. */
  only: boolean;
}

/** One category of the accordion. Logged-out visitors see its lowest price, and opening it opens the login. */
export function CategoryPanel({ event, category, recommended, only }: CategoryPanelProps) {
  const { t } = useTranslation('booking');
  const texts = useTranslated()(category.translations);
  const dispatch = useDispatch();
  const session = useSelector(selectSession);
  const loggedIn = session.status === 'authenticated';
  const open = useSelector(selectOpenCategoryId) === category.id && loggedIn;
  const alwaysOpen = only && loggedIn;
  const bodyId = useId();

  const toggle = () => {
    dispatch(open ? categoryClosed() : categoryRequested(category.id));
    if (session.status === 'anonymous') dispatch(loginRequested(undefined));
  };

  const header = (
    <>
      {texts?.imagePath && <Picture path={texts.imagePath} alt="" sizes="72px" className={styles.picture} />}
      <span className={styles.names}>
        <span className={styles.name}>
          {texts?.name}
          {recommended && <span className={styles.recommended}>{t('tickets.recommended')}</span>}
        </span>
        {texts?.description && <span className={styles.description}>{texts.description}</span>}
      </span>
      <span className={styles.offer}>
        <CategoryPrice event={event} category={category} />
        {/* once open, each variant shows its own */}
        {!open && <CategoryLeft category={category} />}
        {!loggedIn && <span className={styles.loginHint}>{t('tickets.login_to_choose')}</span>}
      </span>
      {!alwaysOpen && <span className={styles.chevron} aria-hidden="true" />}
    </>
  );

  return (
    <li className={styles.category}>
      <h4>
        {alwaysOpen ? (
          <span className={styles.header}>{header}</span>
        ) : (
          <button type="button" className={styles.header} aria-expanded={open} aria-controls={bodyId} onClick={toggle}>
            {header}
          </button>
        )}
      </h4>
      <div id={bodyId} hidden={!open}>
        {open && <VariantList event={event} category={category} />}
      </div>
    </li>
  );
}
