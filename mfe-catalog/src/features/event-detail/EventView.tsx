import { type EventDetail, loginRequested, selectIsLoggedIn } from '@idavuelta/shared/contracts';
import { Slot, useDispatch, useSelector, useTranslated, useTranslation } from '@idavuelta/shared/platform';
import { Button, Notice, Picture } from '@idavuelta/shared/ui';
import { EventFacts } from './EventFacts.tsx';
import { EventTrip } from './EventTrip.tsx';
import styles from './EventView.module.css';
import { IncludedItems } from './IncludedItems.tsx';

export function EventView({ event }: { event: EventDetail }) {
  const { t } = useTranslation('catalog');
  const texts = useTranslated()(event.translations);
  return (
    <article>
      <title>{t('event.document_title', { name: texts?.name })}</title>
      <header className={styles.banner}>
        <Picture path={texts?.imagePath ?? event.imagePath} alt="" sizes="100vw" eager className={styles.picture} />
        <div className={styles.scrim}>
          <h1 tabIndex={-1}>{texts?.name}</h1>
        </div>
      </header>
      <div className={`page ${styles.body}`}>
        <EventFacts event={event} />
        {texts?.description && <p className={styles.description}>{texts.description}</p>}
        <EventTrip event={event} />
        <IncludedItems />
        <section className={styles.booking} aria-label={t('event.booking')}>
          <LoginPrompt />
          <Slot name="event.booking" event={event} />
        </section>
      </div>
    </article>
  );
}

function LoginPrompt() {
  const { t } = useTranslation('catalog');
  const dispatch = useDispatch();
  if (useSelector(selectIsLoggedIn)) return null;
  return (
    <Notice
      tone="warn"
      title={t('event.login_needed')}
      action={<Button onClick={() => dispatch(loginRequested(undefined))}>{t('event.log_in')}</Button>}
    />
  );
}
