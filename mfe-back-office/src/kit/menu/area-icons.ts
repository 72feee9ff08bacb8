import ApiOutlined from '@ant-design/icons/es/icons/ApiOutlined';
import AppstoreOutlined from '@ant-design/icons/es/icons/AppstoreOutlined';
import AuditOutlined from '@ant-design/icons/es/icons/AuditOutlined';
import BankOutlined from '@ant-design/icons/es/icons/BankOutlined';
import BarChartOutlined from '@ant-design/icons/es/icons/BarChartOutlined';
import BookOutlined from '@ant-design/icons/es/icons/BookOutlined';
import CalendarOutlined from '@ant-design/icons/es/icons/CalendarOutlined';
import CarOutlined from '@ant-design/icons/es/icons/CarOutlined';
import ClusterOutlined from '@ant-design/icons/es/icons/ClusterOutlined';
import CompassOutlined from '@ant-design/icons/es/icons/CompassOutlined';
import CreditCardOutlined from '@ant-design/icons/es/icons/CreditCardOutlined';
import EnvironmentOutlined from '@ant-design/icons/es/icons/EnvironmentOutlined';
import FileDoneOutlined from '@ant-design/icons/es/icons/FileDoneOutlined';
import GiftOutlined from '@ant-design/icons/es/icons/GiftOutlined';
import HistoryOutlined from '@ant-design/icons/es/icons/HistoryOutlined';
import HomeOutlined from '@ant-design/icons/es/icons/HomeOutlined';
import HourglassOutlined from '@ant-design/icons/es/icons/HourglassOutlined';
import IdcardOutlined from '@ant-design/icons/es/icons/IdcardOutlined';
import LayoutOutlined from '@ant-design/icons/es/icons/LayoutOutlined';
import LineChartOutlined from '@ant-design/icons/es/icons/LineChartOutlined';
import LockOutlined from '@ant-design/icons/es/icons/LockOutlined';
import RadarChartOutlined from '@ant-design/icons/es/icons/RadarChartOutlined';
import RollbackOutlined from '@ant-design/icons/es/icons/RollbackOutlined';
import SafetyOutlined from '@ant-design/icons/es/icons/SafetyOutlined';
import ScheduleOutlined from '@ant-design/icons/es/icons/ScheduleOutlined';
import SettingOutlined from '@ant-design/icons/es/icons/SettingOutlined';
import ShopOutlined from '@ant-design/icons/es/icons/ShopOutlined';
import ShoppingOutlined from '@ant-design/icons/es/icons/ShoppingOutlined';
import TagOutlined from '@ant-design/icons/es/icons/TagOutlined';
import TeamOutlined from '@ant-design/icons/es/icons/TeamOutlined';
import UserOutlined from '@ant-design/icons/es/icons/UserOutlined';
import type { ComponentType } from 'react';

export type Icon = ComponentType<{ 'aria-hidden'?: boolean }>;

/** Icons of the areas in the menu, by name. Kept out of `areas.ts`, so that the module definition loads without them. */
const icons: Record<string, Icon> = {
  home: HomeOutlined,
  travellers: IdcardOutlined,
  live_board: RadarChartOutlined,
  partner_runs: ScheduleOutlined,
  fleet: CarOutlined,
  trip_reports: LineChartOutlined,
  orders: ShoppingOutlined,
  customers: UserOutlined,
  requests: GiftOutlined,
  complaints: BookOutlined,
  privacy_requests: LockOutlined,
  events: CalendarOutlined,
  waiting_rooms: HourglassOutlined,
  venues: EnvironmentOutlined,
  provinces: CompassOutlined,
  coupons: TagOutlined,
  content: LayoutOutlined,
  legal: AuditOutlined,
  transfers: BankOutlined,
  refunds: RollbackOutlined,
  tax_documents: FileDoneOutlined,
  tax_companies: ShopOutlined,
  reports: BarChartOutlined,
  payment_settings: CreditCardOutlined,
  people: TeamOutlined,
  changes: HistoryOutlined,
  data_breaches: SafetyOutlined,
  system: ClusterOutlined,
  integrations: ApiOutlined,
  account: SettingOutlined,
};

export const iconOf = (area = ''): Icon => icons[area] ?? AppstoreOutlined;
