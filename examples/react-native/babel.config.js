module.exports = {
  presets: ['module:@react-native/babel-preset'],
  // The tests run the page's side of the bridge too, which loads parts on demand.
  env: { test: { plugins: ['@babel/plugin-transform-dynamic-import'] } },
};
