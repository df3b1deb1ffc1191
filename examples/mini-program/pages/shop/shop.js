const { getToken, getVersion, origin } = require('../../shop.js');

Page({
  data: { address: '' },

  onLoad() {
    // The page exchanges the token and removes it from its address before it requests anything.
    const parameters = [`app_version=${encodeURIComponent(getVersion())}`];
    if (getToken() !== '') parameters.push(`token=${encodeURIComponent(getToken())}`);
    this.setData({ address: `${origin}/?${parameters.join('&')}#/` });
  },
});
