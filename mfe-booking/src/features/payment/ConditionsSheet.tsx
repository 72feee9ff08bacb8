import { links } from '@idavuelta/shared/contracts';
import { refundLeadHours } from '@idavuelta/shared/contracts/rules';
import { Link, useSelector, useTranslation } from '@idavuelta/shared/platform';
import { Dialog } from '@idavuelta/shared/ui';
import { selectIsFree } from '../../state/payment/totals.selectors.ts';
import { useChosenPickUps } from '../../state/pick-ups/usePickUps.ts';
import { selectEvent } from '../../state/wizard/wizard.selectors.ts';
import { ChosenPickUps } from '../../ui/ChosenPickUps.tsx';
import styles from './payment.module.css';

const sections = ['pick_up', 'no_show'] as const;

/** When pick-up times are announced, what happens to late and absent travellers and, for a paid order, refunds. */
export default function ConditionsSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('booking');
  const pickUps = useChosenPickUps();
  const event = useSelector(selectEvent);
  const context = event?.countryCode;
  const free = useSelector(selectIsFree);
  return (
    <Dialog title={t(free ? 'conditions.title_free' : 'conditions.title')} onClose={onClose}>
      <div className={styles.sheet}>
        {sections.map((section) => (
          <section key={section}>
            <h3>{t(`conditions.${section}.title`, { context })}</h3>
            <p>{t(free && section === 'no_show' ? 'conditions.no_show.text_free' : `conditions.${section}.text`)}</p>
            {event && section === 'pick_up' && (
              <ChosenPickUps places={pickUps} event={event} className={styles.pickUps} />
            )}
          </section>
        ))}
        {!free && (
          <section>
            <h3>{t('conditions.refunds.title')}</h3>
            <p>{t('common:refunds.rule', { hours: refundLeadHours })}</p>
          </section>
        )}
        <Link to={links.faq()} target="_blank">
          {t('conditions.all')}
        </Link>
      </div>
    </Dialog>
  );
}
