import { useTranslation } from '@idavuelta/shared/platform';
import { OfficePage } from '../../kit/OfficePage.tsx';
import { ImportSteps } from './files/ImportSteps.tsx';

/** Imports events from a file, like the command-line import. */
export default function ImportPage() {
  const { t } = useTranslation('back-office/events');
  return (
    <OfficePage path="/import-events" title={t('import.title')}>
      {() => <ImportSteps />}
    </OfficePage>
  );
}
