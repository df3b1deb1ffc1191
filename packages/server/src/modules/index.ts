import type { StoreModule } from '../http/appDeps.ts';
import { addressRoutes } from './address/routes.ts';
import { afterSalesRoutes } from './after-sales/routes.ts';
import { areaRoutes } from './area/routes.ts';
import { attributeRoutes } from './attribute/routes.ts';
import { cartRoutes } from './cart/routes.ts';
import { categoryRoutes } from './category/routes.ts';
import { cloudRoutes } from './cloud/routes.ts';
import { codesRoutes } from './codes/routes.ts';
import { favouriteRoutes } from './favourites/routes.ts';
import { reviewRoutes } from './reviews/routes.ts';
import { configRoutes } from './config/routes.ts';
import { couponRoutes } from './coupon/routes.ts';
import { cardRoutes } from './embed/cardRoutes.ts';
import { embedRoutes } from './embed/routes.ts';
import { demoInboxRoutes } from './demo-inbox/routes.ts';
import { questionRoutes } from './questions/routes.ts';
import { previewRoutes } from './products/previewRoutes.ts';
import { productRoutes } from './products/routes.ts';
import { healthRoutes } from './health/routes.ts';
import { invitationRoutes } from './invited/routes.ts';
import { invoiceRoutes } from './invoice/routes.ts';
import { loginRoutes } from './login/routes.ts';
import { mailConsentRoutes } from './mail-consent/routes.ts';
import { logoRoutes } from './logo/routes.ts';
import { metricsRoutes } from './metrics/routes.ts';
import { openapiRoutes } from './openapi/routes.ts';
import { operatorApiRoutes } from './operator-api/routes.ts';
import { orderRoutes } from './order/routes.ts';
import { pageRoutes } from './page/routes.ts';
import { pingPongRoutes } from './payment/pingPongRoutes.ts';
import { paymentRoutes } from './payment/routes.ts';
import { pointsRoutes } from './points/routes.ts';
import { checkInRoutes } from './check-in/routes.ts';
import { qrcodeRoutes } from './qrcode/routes.ts';
import { reportRoutes } from './report/routes.ts';
import { restockRoutes } from './restock/routes.ts';
import { siteRoutes } from './site/routes.ts';
import { sitemapRoutes } from './sitemap/routes.ts';
import { surveyRoutes } from './survey/routes.ts';
import { statsRoutes } from './stats/routes.ts';
import { taskRoutes } from './task/routes.ts';
import { socialLoginRoutes } from './social-login/routes.ts';
import { translationRoutes } from './translation/routes.ts';
import { uploadRoutes } from './upload/routes.ts';
import { pictureRoutes } from './transfer/pictureRoutes.ts';
import { userRoutes } from './user/routes.ts';
import { withdrawalRoutes } from './withdrawal/routes.ts';

/** All modules of the store. */
export const storeModules: readonly StoreModule[] = [
  healthRoutes,
  openapiRoutes,
  metricsRoutes,
  configRoutes,
  logoRoutes,
  areaRoutes,
  pageRoutes,
  codesRoutes,
  loginRoutes,
  socialLoginRoutes,
  userRoutes,
  statsRoutes,
  productRoutes,
  previewRoutes,
  reviewRoutes,
  uploadRoutes,
  pictureRoutes,
  qrcodeRoutes,
  siteRoutes,
  sitemapRoutes,
  surveyRoutes,
  reportRoutes,
  questionRoutes,
  translationRoutes,
  categoryRoutes,
  attributeRoutes,
  addressRoutes,
  cartRoutes,
  favouriteRoutes,
  restockRoutes,
  mailConsentRoutes,
  couponRoutes,
  invitationRoutes,
  pointsRoutes,
  checkInRoutes,
  taskRoutes,
  orderRoutes,
  afterSalesRoutes,
  withdrawalRoutes,
  invoiceRoutes,
  paymentRoutes,
  pingPongRoutes,
  cloudRoutes,
  demoInboxRoutes,
  embedRoutes,
  cardRoutes,
  operatorApiRoutes,
];
