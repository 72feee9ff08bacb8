import MoreOutlined from '@ant-design/icons/es/icons/MoreOutlined';
import { useLocation, useNavigate, useTranslation } from '@idavuelta/shared/platform';
import { Alert, App, Button, Dropdown, Select } from 'antd';
import { useId, useState } from 'react';
import { offerUndo } from '../../kit/undo/undo-store.ts';
import { useAccount } from '../../session/account.api.ts';
import { Failure } from '../../ui/Failure.tsx';
import { type FilterDefinition, knownValues } from '../filters/filters.types.ts';
import { useAddView, useChangeView, useDeleteView } from './list-views.api.ts';
import styles from './look.module.css';
import { SaveViewModal } from './SaveViewModal.tsx';
import { type Look, viewParameter } from './useLook.ts';

interface ViewBarProps {
  look: Look;
  filters: FilterDefinition[];
}

/** What a view has besides filters. */
const ofEveryList = ['sort', 'size'];
const everything = 0;

/** Opens, saves, renames and deletes views of a list. */
export function ViewBar({ look, filters }: ViewBarProps) {
  const { t } = useTranslation('back-office');
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { modal } = App.useApp();
  const { data: account } = useAccount();
  const [add] = useAddView();
  const [remove, removing] = useDeleteView();
  const [change, changing] = useChangeView();
  const [dialog, setDialog] = useState<'add' | 'rename'>();
  const selectId = useId();
  const { views, view } = look;
  const own = [...filters.map(({ name }) => name), ...ofEveryList];
  const parameters = new URLSearchParams(search);
  const current = Object.fromEntries(
    own.flatMap((name) => (parameters.has(name) ? [[name, parameters.get(name) ?? '']] : [])),
  );
  const { lost } = knownValues(view?.query ?? {}, filters, ofEveryList);

  function open(id: number) {
    const next = views.find((each) => each.id === id);
    for (const name of [...own, 'page', 'cursor', viewParameter]) parameters.delete(name);
    const { kept } = knownValues(next?.query ?? {}, filters, ofEveryList);
    for (const [name, value] of Object.entries(kept)) parameters.set(name, value);
    if (next) parameters.set(viewParameter, String(id));
    navigate({ pathname, search: parameters.toString() });
  }
  const isChanged = view?.isOwn && !isSame(knownValues(view.query, filters, ofEveryList).kept, current);
  const update = () => view && void change({ id: view.id, change: { query: current } });
  const mayDelete = view && (view.isOwn || account?.role === 'owner');
  const askToDelete = () =>
    view &&
    void modal.confirm({
      title: t('views.delete_title', { name: view.name }),
      content: view.isShared && t('views.delete_shared'),
      okText: t('views.delete'),
      onOk: async () => {
        const { error } = await remove(view.id);
        if (error) return;
        open(everything);
        const { name, query, hidden, isShared, isOwn } = view;
        const text = t('views.deleted', { name });
        // a colleague's view would come back as one's own
        if (isOwn) offerUndo({ text, undo: () => add({ list: look.list, name, query, hidden, isShared }) });
      },
    });
  return (
    <>
      <Select<number>
        id={selectId}
        aria-label={t('views.title')}
        prefix={<span>{t('views.view')}</span>}
        className={styles.views}
        value={view?.id ?? everything}
        popupMatchSelectWidth={false}
        options={[
          { value: everything, label: t('views.all') },
          ...views.map(({ id, name, isShared, isOwn, maker }) => ({
            value: id,
            label: isShared && !isOwn ? t('views.of', { name, maker }) : name,
          })),
        ]}
        onChange={open}
      />
      <Dropdown
        trigger={['click']}
        autoFocus
        menu={{
          items: [
            ...(isChanged ? [{ key: 'update', label: t('views.update'), onClick: update }] : []),
            { key: 'save', label: t('views.save'), onClick: () => setDialog('add') },
            ...(view?.isOwn ? [{ key: 'rename', label: t('views.rename'), onClick: () => setDialog('rename') }] : []),
            ...(mayDelete ? [{ key: 'delete', label: t('views.delete'), onClick: askToDelete }] : []),
          ],
        }}
      >
        <Button
          loading={changing.isLoading}
          icon={<MoreOutlined aria-hidden />}
          aria-label={t('views.actions')}
          title={t('views.actions')}
        />
      </Dropdown>
      <Failure error={removing.error ?? changing.error} />
      {lost.length > 0 && <Alert type="info" showIcon role="status" title={t('views.lost', { count: lost.length })} />}
      {dialog && (
        <SaveViewModal
          look={look}
          query={current}
          changed={dialog === 'rename' ? view : undefined}
          onClose={() => setDialog(undefined)}
        />
      )}
    </>
  );
}

const isSame = (one: Record<string, string>, other: Record<string, string>) =>
  JSON.stringify(Object.entries(one).toSorted()) === JSON.stringify(Object.entries(other).toSorted());
