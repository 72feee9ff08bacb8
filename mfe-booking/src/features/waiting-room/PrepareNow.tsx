import { selectIsLoggedIn } from '@idavuelta/shared/contracts';
import { useSelector, useTranslation } from '@idavuelta/shared/platform';
import { isBefore } from '../../state/steps.ts';
import { selectCurrentStep } from '../../state/wizard/step.selectors.ts';
import styles from './waiting-room.module.css';

/** What can be done while waiting: everything but paying. */
export function PrepareNow() {
  const { t } = useTranslation('booking');
  const step = useSelector(selectCurrentStep);
  const loggedIn = useSelector(selectIsLoggedIn);
  const tasks = [
    { name: 'login', isDone: loggedIn },
    ...(['tickets', 'addresses', 'passengers'] as const).map((name) => ({ name, isDone: isBefore(name, step) })),
  ];
  return (
    <div>
      <h4 className={styles.small}>{t('queue.prepare.title')}</h4>
      <p>{t('queue.prepare.text')}</p>
      <ul className={styles.tasks}>
        {tasks.map(({ name, isDone }) => (
          <li key={name}>
            <span aria-hidden="true">{isDone ? '✓' : '○'}</span> <span>{t(`queue.prepare.${name}`)}</span>
            {isDone && <span className="visually-hidden">{` (${t('queue.prepare.done')})`}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
