import { spaceKinds } from '@idavuelta/shared/contracts/rules';
import { type EventSpace, type EventSpaces, spaceFields } from '@idavuelta/shared/contracts/staff';
import { useTranslated, useTranslation } from '@idavuelta/shared/platform';
import { Drawer } from 'antd';
import { Field } from '../../forms/Field.tsx';
import { SaveForm } from '../../forms/SaveForm.tsx';
import { Failure } from '../../ui/Failure.tsx';
import styles from './prices.module.css';
import { useChangeSpaces, useSpaces } from './spaces.api.ts';

type CategoryPrice = Partial<EventSpace['ofCategories'][number]> & { categoryId: number };
type SpaceValues = Omit<EventSpace, 'ofCategories'> & { ofCategories: CategoryPrice[] };
interface Values {
  spaces: SpaceValues[];
}

interface SpacesDrawerProps {
  slug: string;
  mayChange: boolean;
  onClose: () => void;
}

/** Edits how many wheelchair places, child seats and pieces of luggage each departure has, and their prices. */
export default function SpacesDrawer({ slug, mayChange, onClose }: SpacesDrawerProps) {
  const { t } = useTranslation('back-office/prices');
  const { data, error } = useSpaces(slug);
  return (
    <Drawer title={t('spaces.title')} open size="large" onClose={onClose}>
      <p>{t('spaces.lead')}</p>
      {data ? <SpacesForm {...{ slug, mayChange, onClose }} offered={data} /> : <Failure error={error} />}
    </Drawer>
  );
}

/** Lists every kind and every category, those without a price of their own too. */
const toValues = ({ spaces, categories }: EventSpaces): Values => ({
  spaces: spaceKinds.map((kind) => {
    const offered = spaces.find((space) => space.kind === kind);
    return {
      kind,
      capacity: offered?.capacity ?? 0,
      amount: offered?.amount ?? 0,
      ofCategories: categories.map(
        ({ id }): CategoryPrice =>
          offered?.ofCategories.find(({ categoryId }) => categoryId === id) ?? { categoryId: id },
      ),
    };
  }),
});

const toSpace = ({ ofCategories, ...space }: SpaceValues): EventSpace => ({
  ...space,
  ofCategories: ofCategories.flatMap(({ categoryId, amount }) =>
    amount === undefined ? [] : [{ categoryId, amount }],
  ),
});

function SpacesForm({ slug, mayChange, onClose, offered }: SpacesDrawerProps & { offered: EventSpaces }) {
  const { t } = useTranslation('back-office/prices');
  const translated = useTranslated();
  const [change] = useChangeSpaces();
  const { currency, categories, isFree } = offered;
  return (
    <SaveForm<Values, EventSpaces>
      texts="back-office/prices"
      name="spaces"
      draft={`spaces.${slug}`}
      disabled={!mayChange}
      initial={toValues(offered)}
      revision={offered.revision}
      save={({ revision, spaces }) => change({ slug, revision, change: { spaces: spaces.map(toSpace) } })}
      saved={() => t('spaces.saved')}
      labelOf={(field) => t(`spaces.kinds.${field.split(':')[0]}`)}
      onSaved={onClose}
    >
      {spaceKinds.map((kind, index) => (
        <fieldset key={kind} className={styles.space}>
          <legend>{t(`spaces.kinds.${kind}`)}</legend>
          <Field of={spaceFields} at={['spaces', index]} name="capacity" />
          {!isFree && (
            <>
              <Field of={spaceFields} at={['spaces', index]} name="amount" currency={currency} />
              {categories.length > 1 &&
                categories.map(({ id, translations }, n) => (
                  <Field
                    key={id}
                    of={{ amount: { ...spaceFields.amount, optional: true } }}
                    at={['spaces', index, 'ofCategories', n]}
                    name="amount"
                    label={t('spaces.of_category', { category: translated(translations)?.name })}
                    extra={t('help.sameAmount')}
                    currency={currency}
                  />
                ))}
            </>
          )}
        </fieldset>
      ))}
    </SaveForm>
  );
}
