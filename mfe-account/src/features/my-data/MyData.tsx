import { useTranslation } from '@idavuelta/shared/platform';
import { Button, ButtonRow } from '@idavuelta/shared/ui';
import { useState } from 'react';
import { Card } from '../../ui/Card.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { DeleteAccount } from './DeleteAccount.tsx';
import { useFetchData } from './my-data.api.ts';
import { OwnRequests } from './OwnRequests.tsx';

/** Downloads the customer's data, and deletes the account. */
export default function MyData() {
  const { t } = useTranslation('account');
  const [fetchData, { isLoading, error }] = useFetchData();
  const [deleting, setDeleting] = useState(false);
  const download = async () => {
    if (isLoading) return;
    const { data } = await fetchData();
    if (!data) return;
    const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
    saveFile(URL.createObjectURL(file), 'idavuelta.json');
  };
  return (
    <Card title={t('my_data.title')} lead={t('my_data.lead')}>
      <Button aria-disabled={isLoading} onClick={() => void download()}>
        {t('my_data.download')}
      </Button>
      <Failure error={error} />
      <OwnRequests />
      {deleting ? (
        <DeleteAccount onClose={() => setDeleting(false)} />
      ) : (
        <ButtonRow>
          <Button variant="quiet" onClick={() => setDeleting(true)}>
            {t('my_data.delete')}
          </Button>
        </ButtonRow>
      )}
    </Card>
  );
}
