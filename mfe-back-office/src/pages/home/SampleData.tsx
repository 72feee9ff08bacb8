import { type CountryCode, selectCountry } from '@idavuelta/shared/contracts';
import { Link, useSelector, useTranslation } from '@idavuelta/shared/platform';
import { App, Button } from 'antd';
import { useState } from 'react';
import { linkTo } from '../../kit/areas.ts';
import { CountrySelect } from '../../ui/CountrySelect.tsx';
import { Failure } from '../../ui/Failure.tsx';
import styles from './FirstDay.module.css';
import { useDiscardSample, useMakeSample } from './today.api.ts';

/** Makes sample data, or shows it and throws it away. */
export const SampleData = ({ sample }: { sample: string | undefined }) =>
  sample === undefined ? <MakeSample /> : <DiscardSample sample={sample} />;

function MakeSample() {
  const { t } = useTranslation('back-office/home');
  const { message } = App.useApp();
  const shown = useSelector(selectCountry);
  const [country, setCountry] = useState<CountryCode>(shown);
  const [make, { error, isLoading }] = useMakeSample();
  const makeIt = async () => {
    const { data } = await make({ country });
    if (data) void message.success(t('first_day.sample.made'));
  };
  return (
    <div className={styles.sample}>
      <p>{t('first_day.sample.lead')}</p>
      <CountrySelect aria-label={t('first_day.sample.country')} value={country} onChange={setCountry} />
      <Button loading={isLoading} onClick={() => void makeIt()}>
        {t('first_day.sample.make')}
      </Button>
      <Failure error={error} />
    </div>
  );
}

function DiscardSample({ sample }: { sample: string }) {
  const { t } = useTranslation('back-office/home');
  const { message, modal } = App.useApp();
  const [discard, { error }] = useDiscardSample();
  const confirm = () =>
    modal.confirm({
      title: t('first_day.sample.sure'),
      content: t('first_day.sample.sure_lead'),
      okText: t('first_day.sample.discard'),
      okButtonProps: { danger: true },
      onOk: async () => {
        const { data } = await discard();
        if (!data) return;
        const { kept } = data;
        void message.success(kept > 0 ? t('first_day.sample.kept', { count: kept }) : t('first_day.sample.discarded'));
      },
    });
  return (
    <div className={styles.sample}>
      <p>
        <span>{t('first_day.sample.there')}</span>{' '}
        {sample && <Link to={linkTo('/events/:slug', sample)}>{t('first_day.sample.open')}</Link>}
      </p>
      <Button danger onClick={() => void confirm()}>
        {t('first_day.sample.discard')}
      </Button>
      <Failure error={error} />
    </div>
  );
}
