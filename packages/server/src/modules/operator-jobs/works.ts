import { exportProductsWork, importProductsWork } from '../catalogue/transferWorks.ts';
import { printOrdersWork } from '../order/printOrdersWork.ts';
import { shipOrdersWork } from '../order/shipOrdersWork.ts';
import type { JobWork } from './work.ts';

/** Every kind of work that operators begin and that runs in the background. */
export const jobWorks: readonly JobWork[] = [
  shipOrdersWork,
  printOrdersWork,
  importProductsWork,
  exportProductsWork,
];
