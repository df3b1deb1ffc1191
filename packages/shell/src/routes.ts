import { accountPages } from './pages/account/pages.ts';
import { addressPages } from './pages/address/pages.ts';
import { cartPages } from './pages/cart/pages.ts';
import { categoryPages } from './pages/category/pages.ts';
import { couponPages } from './pages/coupon/pages.ts';
import { productPages } from './pages/product/pages.ts';
import { helpPages } from './pages/help/pages.ts';
import { homePages } from './pages/home/pages.ts';
import { identificationPages } from './pages/identification/pages.ts';
import { invoicePages } from './pages/invoice/pages.ts';
import { listPages } from './pages/list/pages.ts';
import { locationPages } from './pages/location/pages.ts';
import { loginPages } from './pages/login/pages.ts';
import { mePages } from './pages/me/pages.ts';
import { noticePages } from './pages/notice/pages.ts';
import { orderPages } from './pages/order/pages.ts';
import { pointsPages } from './pages/points/pages.ts';
import { questionsPages } from './pages/questions/pages.ts';
import { remarkPages } from './pages/reviews/pages.ts';
import { reportPages } from './pages/report/pages.ts';
import { searchPages } from './pages/search/pages.ts';
import { sharePages } from './pages/share/pages.ts';
import { checkInPages } from './pages/check-in/pages.ts';
import { storagePages } from './pages/storage/pages.ts';
import { surveyPages } from './pages/survey/pages.ts';
import { textPages } from './pages/text/pages.ts';
import { webviewPages } from './pages/webview/pages.ts';
import type { Route } from './routing/Route.ts';

/** Every page of the storefront. docs/guides/add-page-with-form.md describes how to add one. */
export const routes: readonly Route[] = [
  ...accountPages,
  ...addressPages,
  ...cartPages,
  ...categoryPages,
  ...couponPages,
  ...productPages,
  ...helpPages,
  ...homePages,
  ...identificationPages,
  ...invoicePages,
  ...listPages,
  ...locationPages,
  ...loginPages,
  ...mePages,
  ...noticePages,
  ...orderPages,
  ...pointsPages,
  ...questionsPages,
  ...remarkPages,
  ...reportPages,
  ...searchPages,
  ...sharePages,
  ...checkInPages,
  ...storagePages,
  ...surveyPages,
  ...textPages,
  ...webviewPages,
];
