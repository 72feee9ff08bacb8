import { type StaffUser, staffUserFields } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Drawer } from 'antd';
import { usePreviewDriver } from '../../features/broken-trips/broken-trips.api.ts';
import { useAskAboutTrips } from '../../features/broken-trips/useAskAboutTrips.tsx';
import { ChangeList } from '../../features/changes/ChangeList.tsx';
import { Field } from '../../forms/Field.tsx';
import { SaveForm } from '../../forms/SaveForm.tsx';
import { offerUndo } from '../../kit/undo/undo-store.ts';
import { type PersonChange, useChange } from './people.api.ts';
import styles from './people.module.css';
import { RoleSelect } from './RoleSelect.tsx';
import { ScopeFields } from './ScopeFields.tsx';
import { SecondFactorReset } from './SecondFactorReset.tsx';

interface ChangeDrawerProps {
  /** The current data: the list is refetched when another user changes it. */
  person: StaffUser;
  /** Whether it is the logged-in account. */
  isOwn: boolean;
  onClose: () => void;
}

type Scope = NonNullable<StaffUser['scope']>;

/** An empty list limits nothing. */
const isSameScope = (one: Scope, other: Scope = {}) =>
  one.partnerId === other.partnerId &&
  String(one.countries ?? []) === String(other.countries ?? []) &&
  String(one.eventIds ?? []) === String(other.eventIds ?? []);

const isBlocked = (state: StaffUser['state']) => state === 'blocked';

/** Edits a staff account and shows its earlier changes. */
export function ChangeDrawer({ person, isOwn, onClose }: ChangeDrawerProps) {
  const { t } = useTranslation('back-office');
  const [change] = useChange();
  const [preview] = usePreviewDriver();
  const askAboutTrips = useAskAboutTrips();
  return (
    <Drawer title={t('people.change_of', { name: person.name })} open size="large" onClose={onClose}>
      <SaveForm<PersonChange, StaffUser>
        texts="back-office"
        name="change"
        initial={{
          name: person.name,
          role: person.role,
          blocked: person.state === 'blocked',
          scope: person.scope ?? {},
        }}
        revision={person.revision}
        save={async ({ revision, scope = {}, ...rest }) => {
          const values = { ...rest, ...(!isSameScope(scope, person.scope) && { scope }) };
          const drivesNoMore = person.role === 'driver' && (values.role !== 'driver' || values.blocked);
          return askAboutTrips(drivesNoMore ? await preview(person.id) : undefined, () =>
            change({ id: person.id, revision, change: values }),
          );
        }}
        saved={({ state }) => (isBlocked(state) === isBlocked(person.state) ? t('forms.saved') : undefined)}
        onSaved={({ id, name, state, revision }) => {
          onClose();
          const blocked = isBlocked(state);
          if (blocked !== isBlocked(person.state))
            offerUndo({
              text: t(blocked ? 'people.was_blocked' : 'people.was_unblocked', { name }),
              undo: () => change({ id, revision, change: { blocked: !blocked } }),
            });
        }}
      >
        <Field of={staffUserFields} name="name" />
        <Field of={staffUserFields} name="role">
          <RoleSelect />
        </Field>
        <ScopeFields />
        <Field of={staffUserFields} name="blocked" />
      </SaveForm>
      {person.state === 'active' && <SecondFactorReset person={person} isOwn={isOwn} />}
      <h2 className={styles.earlier}>{t('changes.of_this')}</h2>
      <ChangeList subject={`staff-user:${person.id}`} />
    </Drawer>
  );
}
