import { type RouteParams, selectLanguage } from '@idavuelta/shared/contracts';
import type { TravelledDeparture } from '@idavuelta/shared/contracts/staff';
import { Link, useSelector, useTranslated, useTranslation } from '@idavuelta/shared/platform';
import { Button, Flex, Spin, Statistic } from 'antd';
import { linkTo } from '../../kit/areas.ts';
import { OfficePage } from '../../kit/OfficePage.tsx';
import { useThing } from '../../kit/useThing.ts';
import { useLook } from '../../lists/look/useLook.ts';
import { useDownload } from '../../session/download.api.ts';
import { Failure } from '../../ui/Failure.tsx';
import { useBothClocks } from '../../ui/useBothClocks.ts';
import { TravellerTable } from './TravellerTable.tsx';
import { useTravellers } from './travellers.api.ts';
import styles from './travellers.module.css';

const formats = ['csv', 'xlsx', 'pdf'] as const;

/** Lists the travellers of a departure and who has boarded. */
export default function DepartureTravellersPage({ params }: { params: RouteParams }) {
  return (
    <OfficePage path="/travellers/:id">
      {({ permissions }) => (
        <Travellers
          id={Number(params.id)}
          maySeePlans={permissions.includes('dispatch.read')}
          maySeeManifests={permissions.includes('run-sheets.read')}
        />
      )}
    </OfficePage>
  );
}

interface TravellersProps {
  id: number;
  /** Whether the role may open plans. */
  maySeePlans: boolean;
  /** Whether the role may take names and addresses along. */
  maySeeManifests: boolean;
}

function Travellers({ id, maySeePlans, maySeeManifests }: TravellersProps) {
  const { data, error } = useTravellers(id);
  const translated = useTranslated();
  const event = data && (translated(data.event.translations)?.name ?? data.event.slug);
  useThing(event);
  if (!data) return error ? <Failure error={error} /> : <Spin />;
  return (
    <>
      <DepartureHead departure={data} />
      <Flex wrap gap="middle" className={styles.links}>
        {maySeePlans && <PlanLinks id={id} />}
        {maySeeManifests && <ManifestsLink id={id} />}
      </Flex>
      {/* shows cached data while offline */}
      <Failure error={error} />
      <TravellerTable departure={data} />
    </>
  );
}

/** Shows the time and place of a departure, the number boarded, and the download of the list. */
function DepartureHead({ departure }: { departure: TravelledDeparture }) {
  const { t } = useTranslation('back-office/travellers');
  const { moment } = useBothClocks();
  const translated = useTranslated();
  const language = useSelector(selectLanguage);
  const [download, { error, isLoading }] = useDownload();
  const hidden = useLook('travellers')?.hidden.join(',');
  const { id, event, place, country, startsAt, timeZone, travellers } = departure;
  const boarded = travellers.filter(({ boarded: rides }) => rides.includes('outbound')).length;
  const save = (format: string) =>
    download({
      url: `/staff-api/departures/${id}/travellers/file`,
      params: { format, language, ...(hidden && { hidden }) },
      name: `${event.slug}-${id}.${format}`,
    });
  return (
    <>
      <p>
        <strong>{translated(event.translations)?.name ?? event.slug}</strong>
        <span>{` · ${moment(startsAt, timeZone, country)} · ${place}`}</span>
      </p>
      <Flex wrap gap="large" align="end" justify="space-between">
        <Flex wrap gap="large" role="status">
          <Statistic title={t('people')} value={travellers.length} />
          <Statistic title={t('boarded')} value={boarded} />
          <Statistic title={t('missing')} value={travellers.length - boarded} />
        </Flex>
        <Flex wrap gap="small">
          {formats.map((format) => (
            <Button key={format} loading={isLoading} onClick={() => void save(format)}>
              {t('save_as', { format: format.toUpperCase() })}
            </Button>
          ))}
        </Flex>
      </Flex>
      <Failure error={error} />
    </>
  );
}

function PlanLinks({ id }: { id: number }) {
  const { t } = useTranslation('back-office/travellers');
  return (
    <>
      {(['out', 'back'] as const).map((direction) => (
        <Link key={direction} to={linkTo('/dispatch/:id/:direction', id, direction)}>
          {t(`plans.${direction}`)}
        </Link>
      ))}
    </>
  );
}

function ManifestsLink({ id }: { id: number }) {
  const { t } = useTranslation('back-office/travellers');
  return <Link to={linkTo('/travellers/:id/manifests', id)}>{t('manifests')}</Link>;
}
