declare module 'react-native-get-random-values' {}
