import type * as pointsPages from '../../pages/points/pointsPages.ts';
import type * as signInPages from '../../pages/sign-in/signInPages.ts';
import type { PageModule } from '../Route.ts';

/** One of the pages of points, which are one file. */
function points(name: keyof typeof pointsPages): () => Promise<PageModule> {
  return async () => ({ Page: (await import('../../pages/points/pointsPages.ts'))[name] });
}

/** One of the pages of signing in, which are one file. */
function signIn(name: keyof typeof signInPages): () => Promise<PageModule> {
  return async () => ({ Page: (await import('../../pages/sign-in/signInPages.ts'))[name] });
}

/**
 * Where the code of the pages lies that a visit seldom begins with, by path. The table of routes, which every visit loads,
 * need not know it: this file is asked for once the first view stands, or with the first of these pages.
 */
export const laterPages: Readonly<Record<string, () => Promise<PageModule>>> = {
  '/pages/my/profile': () =>
    import('../../pages/account/ProfilePage.tsx').then((module) => ({ Page: module.ProfilePage })),
  '/pages/my/collect': () =>
    import('../../pages/account/CollectPage.tsx').then((module) => ({ Page: module.CollectPage })),
  '/pages/my/avatar-cropper': () =>
    import('../../pages/account/AvatarCropperPage.tsx').then((module) => ({
      Page: module.AvatarCropperPage,
    })),
  '/pages/address/address': () =>
    import('../../pages/address/AddressPage.tsx').then((module) => ({ Page: module.AddressPage })),
  '/pages/address/addedit': () =>
    import('../../pages/address/AddressEditPage.tsx').then((module) => ({ Page: module.AddressEditPage })),
  '/pages/address/addeditAbroad': () =>
    import('../../pages/address/AddressAbroadPage.tsx').then((module) => ({
      Page: module.AddressAbroadPage,
    })),
  '/choose-location': () =>
    import('../../pages/location/ChooseLocationPage.tsx').then((module) => ({
      Page: module.ChooseLocationPage,
    })),
  '/open-location': () =>
    import('../../pages/location/OpenLocationPage.tsx').then((module) => ({ Page: module.OpenLocationPage })),
  '/pages/page/page': () =>
    import('../../pages/text/TextPage.tsx').then((module) => ({ Page: module.SinglePage })),
  '/pages/rule/rule': () =>
    import('../../pages/text/TextPage.tsx').then((module) => ({ Page: module.RulePage })),
  '/pages/index/notice': () =>
    import('../../pages/notice/NoticesPage.tsx').then((module) => ({ Page: module.NoticesPage })),
  '/pages/index/newNotice': () =>
    import('../../pages/text/TextPage.tsx').then((module) => ({ Page: module.NoticePage })),
  '/pages/coupon/coupon': () =>
    import('../../pages/coupon/CouponsPage.tsx').then((module) => ({ Page: module.CouponsPage })),
  '/pages/coupon/user': () =>
    import('../../pages/coupon/MyCouponsPage.tsx').then((module) => ({ Page: module.MyCouponsPage })),
  '/pages/coupon/detail': () =>
    import('../../pages/coupon/CouponPage.tsx').then((module) => ({ Page: module.CouponPage })),
  '/pages/login/mobilelogin': () =>
    import('../../pages/login/LoginPage.tsx').then((module) => ({ Page: module.MobileLoginPage })),
  '/pages/login/login': () =>
    import('../../pages/login/LoginPage.tsx').then((module) => ({ Page: module.PasswordLoginPage })),
  '/pages/login/register': () =>
    import('../../pages/login/RegisterPage.tsx').then((module) => ({ Page: module.RegisterPage })),
  '/pages/login/forgetpwd': () =>
    import('../../pages/login/ResetPage.tsx').then((module) => ({ Page: module.ResetPage })),
  '/pages/login/auth': () =>
    import('../../pages/login/AuthPage.tsx').then((module) => ({ Page: module.AuthPage })),
  '/pages/share/register': () =>
    import('../../pages/login/InvitedPage.tsx').then((module) => ({ Page: module.InvitedPage })),
  '/pages/order/payment': () =>
    import('../../pages/order/PaymentPage.tsx').then((module) => ({ Page: module.PaymentPage })),
  '/pages/order/resultPayment': () =>
    import('../../pages/order/ResultPaymentPage.tsx').then((module) => ({ Page: module.ResultPaymentPage })),
  '/wallet-return': () =>
    import('../../pages/order/WalletReturnPage.tsx').then((module) => ({ Page: module.WalletReturnPage })),
  '/pages/order/list': () =>
    import('../../pages/order/ListPage.tsx').then((module) => ({ Page: module.ListPage })),
  '/pages/order/detail': () =>
    import('../../pages/order/DetailPage.tsx').then((module) => ({ Page: module.DetailPage })),
  '/pages/order/apply': () =>
    import('../../pages/order/ApplyPage.tsx').then((module) => ({ Page: module.ApplyPage })),
  '/pages/order/aftersale': () =>
    import('../../pages/order/AfterSalePage.tsx').then((module) => ({ Page: module.AfterSalePage })),
  '/pages/order/logistics': () =>
    import('../../pages/order/LogisticsPage.tsx').then((module) => ({ Page: module.LogisticsPage })),
  '/pages/order/pingpong': () =>
    import('../../pages/order/PingPongPage.tsx').then((module) => ({ Page: module.PingPongPage })),
  '/pages/invoice/invoice': () =>
    import('../../pages/invoice/InvoicePage.tsx').then((module) => ({ Page: module.InvoicePage })),
  '/pages/invoice/apply': () =>
    import('../../pages/invoice/ApplyPage.tsx').then((module) => ({ Page: module.ApplyPage })),
  '/pages/remark/comment': () =>
    import('../../pages/remark/MyReviewsPage.tsx').then((module) => ({ Page: module.MyReviewsPage })),
  '/pages/review/review': () =>
    import('../../pages/remark/MyReviewsPage.tsx').then((module) => ({ Page: module.MyReviewsPage })),
  '/pages/remark/detail': () =>
    import('../../pages/remark/ReviewPage.tsx').then((module) => ({ Page: module.ReviewPage })),
  '/pages/remark/remark': () =>
    import('../../pages/remark/WritePage.tsx').then((module) => ({ Page: module.WritePage })),
  '/pages/integral/rule': () =>
    import('../../pages/text/TextPage.tsx').then((module) => ({ Page: module.PointsRulesPage })),
  '/pages/goods/ask': () =>
    import('../../pages/questions/AskListPage.tsx').then((module) => ({ Page: module.AskListPage })),
  '/pages/goods/putAsk': () =>
    import('../../pages/questions/PutAskPage.tsx').then((module) => ({ Page: module.PutAskPage })),
  '/pages/goods/askList': () =>
    import('../../pages/questions/QuestionPage.tsx').then((module) => ({ Page: module.QuestionPage })),
  '/pages/goods/askList2': () =>
    import('../../pages/questions/QuestionPage.tsx').then((module) => ({ Page: module.AnswerPage })),
  '/pages/questions/questions': () =>
    import('../../pages/questions/MyQuestionsPage.tsx').then((module) => ({ Page: module.MyQuestionsPage })),
  '/pages/questions/answer': () =>
    import('../../pages/questions/MyAnswersPage.tsx').then((module) => ({ Page: module.MyAnswersPage })),
  '/pages/storage/cloudStorage': () =>
    import('../../pages/storage/CloudStoragePage.tsx').then((module) => ({ Page: module.CloudStoragePage })),
  '/pages/help/index': () =>
    import('../../pages/help/HelpPage.tsx').then((module) => ({ Page: module.HelpPage })),
  '/pages/other/identification': () =>
    import('../../pages/identification/IdentificationPage.tsx').then((module) => ({
      Page: module.IdentificationPage,
    })),
  '/pages/webview/webview': () =>
    import('../../pages/webview/WebviewPage.tsx').then((module) => ({ Page: module.WebviewPage })),
  '/pages/share/publicize': () =>
    import('../../pages/share/PublicizePage.tsx').then((module) => ({ Page: module.PublicizePage })),
  '/pages/share/invite': () =>
    import('../../pages/share/InvitePage.tsx').then((module) => ({ Page: module.InvitePage })),
  '/pages/share/rule': () =>
    import('../../pages/text/TextPage.tsx').then((module) => ({ Page: module.InviteRulePage })),
  '/pages/share/download': () =>
    import('../../pages/share/DownloadPage.tsx').then((module) => ({ Page: module.DownloadPage })),
  '/pages/goods/order': () =>
    import('../../pages/goods/OrderPage.tsx').then((module) => ({ Page: module.OrderPage })),
  '/pages/goods/remark': () =>
    import('../../pages/goods/RemarkPage.tsx').then((module) => ({ Page: module.RemarkPage })),
  '/pages/remark/lists': () =>
    import('../../pages/remark/ListsPage.tsx').then((module) => ({ Page: module.ListsPage })),
  '/pages/questionnaireSurvey/index': () =>
    import('../../pages/survey/SurveyPage.tsx').then((module) => ({ Page: module.SurveyPage })),
  '/pages/questionnaireSurvey/result': () =>
    import('../../pages/survey/ResultPage.tsx').then((module) => ({ Page: module.ResultPage })),
  '/pages/yearlyReport/index': () =>
    import('../../pages/report/ReportPage.tsx').then((module) => ({ Page: module.ReportPage })),
  '/pages/integral/index': points('PointsMallPage'),
  '/pages/integral/allGoods': points('RewardsPage'),
  '/pages/integral/detail': points('RewardPage'),
  '/pages/integral/order': points('ExchangePage'),
  '/pages/integral/successfulExchange': points('DonePage'),
  '/pages/integral/exchangeList': points('ExchangesPage'),
  '/pages/integral/interDetail': points('ExchangeDetailPage'),
  '/pages/integral/integralList': points('LedgerPage'),
  '/pages/score/score': points('PointsPage'),
  '/pages/score/details': points('EntryPage'),
  '/pages/signin/signin': signIn('SignInPage'),
  '/pages/signin/logs': signIn('LogPage'),
  '/pages/signin/ranking': signIn('RankingPage'),
  '/pages/task/task': signIn('TasksPage'),
};
