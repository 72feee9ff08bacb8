import { links } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { ButtonLink } from '@idavuelta/shared/ui';
import { type ReactNode, useId } from 'react';
import styles from './NextStep.module.css';

interface NextStepProps {
  title: string;
  text: string;
  /** Below the text. */
  more?: ReactNode;
  /** Links or buttons before the link back. */
  children: ReactNode;
}

/** End of a page: the next step and a link back. */
export function NextStep({ title, text, more, children }: NextStepProps) {
  const { t } = useTranslation('catalog');
  const heading = useId();
  return (
    <section className={styles.next} aria-labelledby={heading}>
      <div>
        <h2 id={heading}>{title}</h2>
        <p>{text}</p>
        {more}
      </div>
      <div className={styles.actions}>
        {children}
        <ButtonLink to={links.home()} variant="quiet">
          {t('back_to_main')}
        </ButtonLink>
      </div>
    </section>
  );
}
