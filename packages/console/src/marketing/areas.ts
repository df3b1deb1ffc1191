import CardGiftcardOutlined from '@mui/icons-material/CardGiftcardOutlined';
import ChecklistOutlined from '@mui/icons-material/ChecklistOutlined';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import LocalOfferOutlined from '@mui/icons-material/LocalOfferOutlined';
import PollOutlined from '@mui/icons-material/PollOutlined';
import { contentCalls, couponCalls, rewardCalls, surveyCalls, taskCalls } from '@pawlet/operator';
import { callSource } from '../api/callSource.ts';
import { type Area, page } from '../area.ts';

const load = () => import('./index.ts');

/** Coupons, products for points, surveys, tasks, and what the shop writes. */
export const marketingAreas: readonly Area[] = [
  {
    name: 'coupons',
    scope: 'marketing:read',
    group: 'marketing',
    icon: LocalOfferOutlined,
    page: page(load, 'CouponList'),
    record: page(load, 'CouponPage'),
    source: callSource(couponCalls.listCoupons, { read: couponCalls.readCoupon }),
  },
  {
    name: 'codes',
    scope: 'marketing:read',
    group: 'marketing',
    under: 'coupons',
    icon: LocalOfferOutlined,
    page: page(load, 'CodeList'),
    record: page(load, 'CodePage'),
    source: callSource(couponCalls.listCodes, { read: couponCalls.readCode }),
  },
  {
    name: 'rewards',
    scope: 'marketing:read',
    group: 'marketing',
    icon: CardGiftcardOutlined,
    page: page(load, 'RewardList'),
    record: page(load, 'RewardPage'),
    source: callSource(rewardCalls.listRewards, { read: rewardCalls.readReward }),
  },
  {
    name: 'exchanges',
    scope: 'orders:read',
    group: 'marketing',
    under: 'rewards',
    icon: CardGiftcardOutlined,
    page: page(load, 'ExchangeList'),
    record: page(load, 'ExchangePage'),
    source: callSource(rewardCalls.listExchanges, {
      read: rewardCalls.readExchange,
      id: 'exchangeSn',
      param: 'sn',
    }),
  },
  {
    name: 'surveys',
    scope: 'marketing:read',
    group: 'marketing',
    icon: PollOutlined,
    page: page(load, 'SurveyList'),
    record: page(load, 'SurveyPage'),
    source: callSource(surveyCalls.listSurveys, {
      read: surveyCalls.readSurvey,
      id: 'type',
      param: 'type',
      isPaged: false,
    }),
  },
  {
    name: 'tasks',
    scope: 'marketing:read',
    group: 'marketing',
    icon: ChecklistOutlined,
    page: page(load, 'TaskList'),
    record: page(load, 'TaskPage'),
    source: callSource(taskCalls.listTasks, { read: taskCalls.readTask, isPaged: false }),
  },
  {
    name: 'pages',
    scope: 'content:read',
    group: 'marketing',
    icon: DescriptionOutlined,
    page: page(load, 'PageList'),
    record: page(load, 'PagePage'),
    source: callSource(contentCalls.listPages, { read: contentCalls.readPage }),
  },
  {
    name: 'home-page',
    scope: 'content:read',
    group: 'marketing',
    under: 'pages',
    icon: DescriptionOutlined,
    page: page(load, 'HomeSectionsPage'),
  },
  {
    name: 'hints',
    scope: 'content:read',
    group: 'marketing',
    under: 'pages',
    icon: DescriptionOutlined,
    page: page(load, 'HintsPage'),
  },
  {
    name: 'synonyms',
    scope: 'content:read',
    group: 'marketing',
    under: 'pages',
    icon: DescriptionOutlined,
    page: page(load, 'SynonymsPage'),
  },
];
