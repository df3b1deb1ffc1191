export { CameraList } from './CameraList.tsx';
export { CloudOrderList, CloudOrderPage } from './cloudOrderPages.tsx';
export { PlanList, PlanPage } from './planPages.tsx';
export { SerialList } from './SerialList.tsx';
