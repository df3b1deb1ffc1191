import type { ReactElement } from 'react';
import { ActivityIndicator, StyleSheet, View } from 'react-native';
import { getText } from '../texts/getText.ts';
import type { ShopColors } from './colors.ts';

export interface LoadingCoverProps {
  readonly language: string;
  readonly colors: ShopColors;
}

/** Covers the page until it has been painted in its own theme: a new WebView is white. */
export function LoadingCover({ language, colors }: LoadingCoverProps): ReactElement {
  return (
    <View style={[styles.cover, { backgroundColor: colors.page }]} testID="pawlet-loading">
      <ActivityIndicator
        accessibilityLabel={getText(language)('app.loading')}
        color={colors.faded}
        size="large"
      />
    </View>
  );
}

const styles = StyleSheet.create({
  cover: {
    position: 'absolute',
    top: 0,
    right: 0,
    bottom: 0,
    left: 0,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
