import { useTranslation } from '@idavuelta/shared/platform';
import { useConfig } from '../config/ConfigContext.ts';
import { socialLinks } from '../config/runtime-config.ts';
import { Icon, type IconName } from '../ui/Icon.tsx';
import styles from './SocialLinks.module.css';

export function SocialLinks({ className = '' }: { className?: string }) {
  const { t } = useTranslation('shell');
  const links = socialLinks(useConfig());
  return (
    <ul className={`${styles.social} ${className}`}>
      {Object.entries(links).map(([name, href]) => (
        <li key={name}>
          <a href={href} target="_blank" rel="noreferrer" aria-label={t(`social.${name}`)}>
            <Icon name={name as IconName} size={22} />
          </a>
        </li>
      ))}
    </ul>
  );
}
