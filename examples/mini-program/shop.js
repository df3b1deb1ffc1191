/** The shop that this mini-program shows; its domain must be on the list of web view domains. */
const origin = 'https://shop.example.com';

/** The shop's token of the logged-in shopper; '' while nobody is logged in. A real mini-program gets it by login/wxLogin. */
const getToken = () => wx.getStorageSync('shop-token') || '';

/** The mini-program's version, such as 2.4.0; empty in development versions, which cannot pay. */
const getVersion = () => wx.getAccountInfoSync().miniProgram.version;

/** One request of the shop; resolves with the parsed response. */
function request(path, data) {
  return new Promise((resolve, reject) => {
    wx.request({
      url: origin + path,
      method: 'POST',
      data,
      header: { token: getToken(), platform: 'mini-program', 'app-version': getVersion() },
      success: ({ data: response }) => resolve(response),
      fail: reject,
    });
  });
}

/** Sends a write. The shop refuses the first one with a new form token, and then accepts it once. */
async function write(path, data) {
  const first = await request(path, data);
  const isRefused = first.code === 0 && first.data && first.data.reason === 'FORM_TOKEN';
  return isRefused ? request(path, { ...data, __token__: first.data.__token__ }) : first;
}

module.exports = { getToken, getVersion, origin, write };
