export { CodeList, CodePage, CouponList, CouponPage } from './couponPages.tsx';
export { HintsPage, HomeSectionsPage, PageList, PagePage } from './contentPages.tsx';
export { ExchangeList, ExchangePage, RewardList, RewardPage } from './rewardPages.tsx';
export { SurveyList } from './SurveyList.tsx';
export { SurveyPage } from './SurveyPage.tsx';
export { SynonymsPage } from './SynonymsPage.tsx';
export { TaskList, TaskPage } from './taskPages.tsx';
