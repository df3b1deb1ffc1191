// One chunk for all pages of points: their components are the points mall's, which each of them loads.
export { DonePage } from './DonePage.tsx';
export { EntryPage } from './EntryPage.tsx';
export { ExchangeDetailPage } from './ExchangeDetailPage.tsx';
export { ExchangePage } from './ExchangePage.tsx';
export { ExchangesPage } from './ExchangesPage.tsx';
export { LedgerPage } from './LedgerPage.tsx';
export { PointsMallPage } from './PointsMallPage.tsx';
export { PointsPage } from './PointsPage.tsx';
export { RewardPage } from './RewardPage.tsx';
export { RewardsPage } from './RewardsPage.tsx';
