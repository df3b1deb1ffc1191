import type { Route } from './Route.ts';

/**
 * Every page of the mall, one row each. To add a page:
 * write `src/pages/<area>/<Page>.tsx` with one exported component that renders `<Page>` of the layout folder,
 * add its row here, and its title to `src/messages*.ts` if it is a new one.
 */
export const routes: readonly Route[] = [
  {
    path: '/pages/index/index',
    aliases: ['/'],
    load: () => import('../pages/home/HomePage.tsx').then((module) => ({ Page: module.HomePage })),
    needsLogin: 'actions',
    isTab: true,
    title: 'title.home',
  },
  {
    path: '/pages/goods/detail',
    load: () =>
      import('../pages/goods/detail/DetailPage.tsx').then((module) => ({ Page: module.DetailPage })),
    needsLogin: 'actions',
    title: 'title.goodsDetail',
  },
  {
    path: '/pages/login/mobilelogin',
    load: () => import('../pages/login/LoginPage.tsx').then((module) => ({ Page: module.MobileLoginPage })),
    needsLogin: 'no',
    title: 'title.login',
  },
  {
    path: '/pages/login/login',
    load: () => import('../pages/login/LoginPage.tsx').then((module) => ({ Page: module.PasswordLoginPage })),
    needsLogin: 'no',
    title: 'title.passwordLogin',
  },
  {
    path: '/pages/page/page',
    load: () => import('../pages/text/TextPage.tsx').then((module) => ({ Page: module.SinglePage })),
    needsLogin: 'no',
    title: 'title.text',
  },
  {
    path: '/pages/rule/rule',
    load: () => import('../pages/text/TextPage.tsx').then((module) => ({ Page: module.RulePage })),
    needsLogin: 'no',
    title: 'title.rules',
  },
  {
    path: '/pages/goods/order',
    load: () => import('../pages/goods/OrderPage.tsx').then((module) => ({ Page: module.OrderPage })),
    needsLogin: 'yes',
    title: 'title.checkout',
  },
  {
    path: '/pages/goods/remark',
    load: () => import('../pages/goods/RemarkPage.tsx').then((module) => ({ Page: module.RemarkPage })),
    needsLogin: 'yes',
    title: 'title.orderNote',
  },
  {
    path: '/pages/address/address',
    load: () => import('../pages/address/AddressPage.tsx').then((module) => ({ Page: module.AddressPage })),
    needsLogin: 'yes',
    title: 'title.addresses',
  },
  {
    path: '/pages/address/addedit',
    load: () =>
      import('../pages/address/AddressEditPage.tsx').then((module) => ({ Page: module.AddressEditPage })),
    needsLogin: 'yes',
    title: 'title.addressEdit',
  },
  {
    path: '/pages/search/search',
    load: () => import('../pages/search/SearchPage.tsx').then((module) => ({ Page: module.SearchPage })),
    needsLogin: 'no',
    title: 'title.search',
  },
  {
    path: '/pages/goods/goods',
    load: () => import('../pages/list/GoodsListPage.tsx').then((module) => ({ Page: module.GoodsListPage })),
    needsLogin: 'actions',
    title: 'title.goods',
  },
  {
    path: '/pages/more/goods',
    load: () => import('../pages/list/GoodsListPage.tsx').then((module) => ({ Page: module.MoreGoodsPage })),
    needsLogin: 'actions',
    title: 'title.goods',
  },
  {
    path: '/pages/category/index',
    load: () =>
      import('../pages/category/CategoryPage.tsx').then((module) => ({ Page: module.CategoryPage })),
    needsLogin: 'actions',
    isTab: true,
    title: 'title.categories',
  },
  {
    path: '/pages/cart/cart',
    load: () => import('../pages/cart/CartPage.tsx').then((module) => ({ Page: module.CartPage })),
    needsLogin: 'actions',
    isTab: true,
    title: 'title.cart',
  },
  {
    path: '/pages/my/my',
    load: () => import('../pages/me/MePage.tsx').then((module) => ({ Page: module.MePage })),
    needsLogin: 'actions',
    isTab: true,
    title: 'title.me',
  },
  {
    path: '/pages/order/payment',
    load: () => import('../pages/order/PaymentPage.tsx').then((module) => ({ Page: module.PaymentPage })),
    needsLogin: 'yes',
    title: 'title.payment',
  },
  {
    path: '/pages/order/resultPayment',
    load: () =>
      import('../pages/order/ResultPaymentPage.tsx').then((module) => ({ Page: module.ResultPaymentPage })),
    needsLogin: 'yes',
    title: 'title.paymentResult',
  },
  {
    path: '/pages/order/list',
    load: () => import('../pages/order/ListPage.tsx').then((module) => ({ Page: module.ListPage })),
    needsLogin: 'yes',
    title: 'title.orders',
  },
  {
    path: '/pages/order/detail',
    load: () => import('../pages/order/DetailPage.tsx').then((module) => ({ Page: module.DetailPage })),
    needsLogin: 'yes',
    title: 'title.order',
  },
  {
    path: '/pages/order/apply',
    load: () => import('../pages/order/ApplyPage.tsx').then((module) => ({ Page: module.ApplyPage })),
    needsLogin: 'yes',
    title: 'title.apply',
  },
  {
    path: '/pages/order/aftersale',
    load: () => import('../pages/order/AfterSalePage.tsx').then((module) => ({ Page: module.AfterSalePage })),
    needsLogin: 'yes',
    title: 'title.afterSale',
  },
  {
    path: '/pages/order/logistics',
    load: () => import('../pages/order/LogisticsPage.tsx').then((module) => ({ Page: module.LogisticsPage })),
    needsLogin: 'yes',
    title: 'title.logistics',
  },
  {
    path: '/pages/index/notice',
    load: () => import('../pages/notice/NoticesPage.tsx').then((module) => ({ Page: module.NoticesPage })),
    needsLogin: 'no',
    title: 'title.notices',
  },
  {
    path: '/pages/index/newNotice',
    load: () => import('../pages/text/TextPage.tsx').then((module) => ({ Page: module.NoticePage })),
    needsLogin: 'no',
    title: 'title.notice',
  },
  {
    path: '/pages/goods/ask',
    load: () => import('../pages/questions/AskListPage.tsx').then((module) => ({ Page: module.AskListPage })),
    needsLogin: 'actions',
    title: 'title.questions',
  },
  {
    path: '/pages/goods/putAsk',
    load: () => import('../pages/questions/PutAskPage.tsx').then((module) => ({ Page: module.PutAskPage })),
    needsLogin: 'yes',
    title: 'title.ask',
  },
  {
    path: '/pages/goods/askList',
    load: () =>
      import('../pages/questions/QuestionPage.tsx').then((module) => ({ Page: module.QuestionPage })),
    needsLogin: 'actions',
    title: 'title.question',
  },
  {
    path: '/pages/goods/askList2',
    load: () => import('../pages/questions/QuestionPage.tsx').then((module) => ({ Page: module.AnswerPage })),
    needsLogin: 'yes',
    title: 'title.question',
  },
  {
    path: '/pages/questions/questions',
    load: () =>
      import('../pages/questions/MyQuestionsPage.tsx').then((module) => ({ Page: module.MyQuestionsPage })),
    needsLogin: 'yes',
    title: 'title.myQuestions',
  },
  {
    path: '/pages/questions/answer',
    load: () =>
      import('../pages/questions/MyAnswersPage.tsx').then((module) => ({ Page: module.MyAnswersPage })),
    needsLogin: 'yes',
    title: 'title.myAnswers',
  },
  {
    path: '/pages/order/pingpong',
    load: () => import('../pages/order/PingPongPage.tsx').then((module) => ({ Page: module.PingPongPage })),
    needsLogin: 'yes',
    title: 'title.pingPong',
  },
  {
    path: '/pages/invoice/invoice',
    load: () => import('../pages/invoice/InvoicePage.tsx').then((module) => ({ Page: module.InvoicePage })),
    needsLogin: 'yes',
    title: 'title.invoices',
  },
  {
    path: '/pages/invoice/apply',
    load: () => import('../pages/invoice/ApplyPage.tsx').then((module) => ({ Page: module.ApplyPage })),
    needsLogin: 'yes',
    title: 'title.invoiceApply',
  },
  {
    path: '/pages/remark/lists',
    load: () => import('../pages/remark/ListsPage.tsx').then((module) => ({ Page: module.ListsPage })),
    needsLogin: 'no',
    title: 'title.reviews',
  },
  {
    path: '/pages/remark/comment',
    load: () =>
      import('../pages/remark/MyReviewsPage.tsx').then((module) => ({ Page: module.MyReviewsPage })),
    needsLogin: 'yes',
    title: 'title.myReviews',
  },
  {
    path: '/pages/review/review',
    load: () =>
      import('../pages/remark/MyReviewsPage.tsx').then((module) => ({ Page: module.MyReviewsPage })),
    needsLogin: 'yes',
    title: 'title.myReviews',
  },
  {
    path: '/pages/remark/detail',
    load: () => import('../pages/remark/ReviewPage.tsx').then((module) => ({ Page: module.ReviewPage })),
    needsLogin: 'actions',
    title: 'title.review',
  },
  {
    path: '/pages/remark/remark',
    load: () => import('../pages/remark/WritePage.tsx').then((module) => ({ Page: module.WritePage })),
    needsLogin: 'yes',
    title: 'title.writeReview',
  },
];
