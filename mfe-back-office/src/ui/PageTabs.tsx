import { useLocation, useNavigate } from '@idavuelta/shared/platform';
import { Tabs, type TabsProps } from 'antd';

/** Shows the tabs of a page. The open one is in the URL, so that users can link to it. */
export function PageTabs({ items }: { items: NonNullable<TabsProps['items']> }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const wanted = new URLSearchParams(search).get('tab');
  const open = items.some(({ key }) => key === wanted) ? wanted : items[0]?.key;
  return (
    <Tabs
      activeKey={open ?? undefined}
      items={items}
      destroyOnHidden
      onChange={(tab) => navigate({ pathname, search: `?tab=${tab}` }, { replace: true })}
    />
  );
}
