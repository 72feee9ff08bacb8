import type { RouteParams } from '@idavuelta/shared/contracts';
import { Link, useTranslation } from '@idavuelta/shared/platform';
import { Flex } from 'antd';
import { linkTo } from '../../kit/areas.ts';
import { OfficePage } from '../../kit/OfficePage.tsx';
import { useThing } from '../../kit/useThing.ts';
import { ManifestTable } from './ManifestTable.tsx';
import { useManifests } from './manifests.api.ts';

/** The manifests of a departure's trips, as they left. */
export default function ManifestsPage({ params }: { params: RouteParams }) {
  const { t } = useTranslation('back-office/manifests');
  const id = Number(params.id);
  return (
    <OfficePage path="/travellers/:id/manifests" title={t('title')}>
      {() => <Manifests id={id} />}
    </OfficePage>
  );
}

function Manifests({ id }: { id: number }) {
  const { t } = useTranslation('back-office/manifests');
  const { data } = useManifests({ id, direction: 'out' });
  useThing(data?.[0]?.event);
  return (
    <Flex vertical gap="middle">
      <div>
        <Link to={linkTo('/travellers/:id', id)}>{t('departure')}</Link>
      </div>
      <p>{t('lead')}</p>
      <ManifestTable id={id} direction="out" />
      <ManifestTable id={id} direction="back" />
    </Flex>
  );
}
