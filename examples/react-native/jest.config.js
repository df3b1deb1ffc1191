module.exports = {
  preset: '@react-native/jest-preset',
  // The first test compiles everything.
  testTimeout: 60_000,
  testMatch: ['**/__tests__/*.test.tsx'],
  transformIgnorePatterns: [
    'node_modules/(?!((jest-)?react-native(-[a-z-]+)?|@react-native(-community)?|@pawlet|penpal)/)',
  ],
};
