import type { RouteParams } from '@idavuelta/shared/contracts';
import { Link, useTranslation } from '@idavuelta/shared/platform';
import { Flex } from 'antd';
import { linkTo } from '../../kit/areas.ts';
import { OfficePage } from '../../kit/OfficePage.tsx';
import { ManifestTable } from './ManifestTable.tsx';

/** The manifests of a departure's trips, as they left. */
export default function ManifestsPage({ params }: { params: RouteParams }) {
  const { t } = useTranslation('back-office/manifests');
  const id = Number(params.id);
  return (
    <OfficePage path="/travellers/:id/manifests" title={t('title')}>
      {() => (
        <Flex vertical gap="middle">
          <div>
            <Link to={linkTo('/travellers/:id', id)}>{t('departure')}</Link>
          </div>
          <p>{t('lead')}</p>
          <ManifestTable id={id} direction="out" />
          <ManifestTable id={id} direction="back" />
        </Flex>
      )}
    </OfficePage>
  );
}
