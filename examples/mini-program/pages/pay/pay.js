const { write } = require('../../shop.js');

const calls = { order: '/addons/shop/api.order/pay', cloud: '/cloud/api/order/pay' };

const logIn = () => new Promise((success, fail) => wx.login({ success, fail }));
const openWallet = (parameters) =>
  new Promise((success, fail) => wx.requestPayment({ ...parameters, success, fail }));

/**
 * Pays an order of the shop, and goes back to the shop's page. That page asks the shop whether the order was paid, so it
 * does not matter here how the wallet was left.
 */
Page({
  data: { message: '' },

  async onLoad({ orderNumber, kind }) {
    try {
      const { code } = await logIn();
      const started = await write(kind === 'cloud' ? calls.cloud : calls.order, {
        order_sn: orderNumber,
        paytype: 'wechat',
        method: 'miniapp',
        logincode: code,
      });
      if (started.code !== 1) {
        this.setData({ message: started.msg });
        return;
      }
      // The shopper may close the wallet.
      await openWallet(started.data).catch(() => undefined);
    } catch {
      // Neither WeChat nor the shop responded: the shop's page offers another attempt.
    }
    wx.navigateBack();
  },
});
