import { useTranslation } from '@idavuelta/shared/platform';
import { OfficePage } from '../../kit/OfficePage.tsx';
import { ImportSteps } from './files/ImportSteps.tsx';

/** Brings events in from a file, as the command does. */
export default function ImportPage() {
  const { t } = useTranslation('back-office/events');
  return (
    <OfficePage path="/import-events" title={t('import.title')}>
      {() => <ImportSteps />}
    </OfficePage>
  );
}
