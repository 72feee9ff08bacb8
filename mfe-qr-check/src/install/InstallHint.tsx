import { useTranslation } from '@idavuelta/shared/platform';
import { Button, Notice } from '@idavuelta/shared/ui';
import { type InstallOffer, rememberAnswer } from './install-prompt.ts';

interface InstallHintProps {
  offer: InstallOffer;
  /** Called when the driver installs the page, or declines. */
  onAnswer: () => void;
}

/** Says once that the page can be installed, and how. */
export default function InstallHint({ offer, onAnswer }: InstallHintProps) {
  const { t } = useTranslation('qr');

  const finish = () => {
    rememberAnswer();
    onAnswer();
  };
  async function install() {
    if (offer.by === 'prompt') await offer.prompt.prompt();
    finish();
  }

  return (
    <Notice
      title={t('install.title')}
      action={
        <>
          {offer.by === 'prompt' && (
            <Button variant="primary" onClick={install}>
              {t('install.accept')}
            </Button>
          )}
          <Button onClick={finish}>{t(offer.by === 'prompt' ? 'install.decline' : 'install.understood')}</Button>
        </>
      }
    >
      {offer.by === 'menu' && t('install.by_menu')}
    </Notice>
  );
}
