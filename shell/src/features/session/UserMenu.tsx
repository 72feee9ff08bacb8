import { links, loginRequested, selectProfile, selectSession } from '@idavuelta/shared/contracts';
import { Link, useDispatch, useSelector, useTranslation } from '@idavuelta/shared/platform';
import { Menu } from '@idavuelta/shared/ui';
import { Icon } from '../../ui/Icon.tsx';
import { sessionDialogId } from './SessionDialog.tsx';
import { logoutClicked } from './session.slice.ts';
import styles from './UserMenu.module.css';

export function UserMenu() {
  const { t } = useTranslation('shell');
  const dispatch = useDispatch();
  const { status } = useSelector(selectSession);
  const profile = useSelector(selectProfile);

  if (status !== 'authenticated') {
    return (
      <button
        type="button"
        className={styles.login}
        command="show-modal"
        commandfor={sessionDialogId}
        onClick={() => dispatch(loginRequested(undefined))}
      >
        <Icon name="user" size={20} />
        <span>{t('login.open')}</span>
      </button>
    );
  }
  return (
    <Menu
      label={<span className={styles.name}>{profile?.firstName ?? t('user_menu.label')}</span>}
      icon={<Icon name="user" size={20} />}
    >
      <ul>
        <li>
          <Link to={links.account('profile')}>{t('user_menu.account')}</Link>
        </li>
        <li>
          <button type="button" onClick={() => dispatch(logoutClicked())}>
            {t('user_menu.logout')}
          </button>
        </li>
      </ul>
    </Menu>
  );
}
