import { useEffect, type ReactElement } from 'react';
import { AccessibilityInfo, Pressable, StyleSheet, Text, View } from 'react-native';
import type { LoadFailure } from '../load/findFailure.ts';
import { getText, type AppText } from '../texts/getText.ts';
import type { ShopColors } from './colors.ts';

export interface RetryScreenProps {
  readonly failure: LoadFailure;
  readonly language: string;
  readonly colors: ShopColors;
  readonly onRetry: () => void;
  /** Without it there is no button to close. */
  readonly onClose: (() => void) | undefined;
}

/** Shown in place of a page that did not load: what is wrong, and what the shopper can do. */
export function RetryScreen({ failure, language, colors, onRetry, onClose }: RetryScreenProps): ReactElement {
  const text = getText(language);
  const title = text('app.title');
  const reason = text(findReasonText(failure), failure.status);
  useEffect(() => {
    AccessibilityInfo.announceForAccessibility(`${title}. ${reason}`);
  }, [title, reason]);

  return (
    <View style={[styles.screen, { backgroundColor: colors.page }]} testID="pawlet-retry">
      <Text accessibilityRole="header" style={[styles.title, { color: colors.text }]}>
        {title}
      </Text>
      <Text style={[styles.reason, { color: colors.faded }]}>{reason}</Text>
      <Pressable
        accessibilityRole="button"
        onPress={onRetry}
        style={[styles.button, { backgroundColor: colors.button }]}
      >
        <Text style={[styles.label, { color: colors.buttonText }]}>{text('app.again')}</Text>
      </Pressable>
      {onClose === undefined ? null : (
        <Pressable accessibilityRole="button" onPress={onClose} style={styles.button}>
          <Text style={[styles.label, { color: colors.text }]}>{text('app.close')}</Text>
        </Pressable>
      )}
    </View>
  );
}

function findReasonText({ reason, status }: LoadFailure): AppText {
  if (reason === 'unavailable' && status !== undefined) return 'app.unavailableStatus';
  return `app.${reason}`;
}

const styles = StyleSheet.create({
  screen: {
    position: 'absolute',
    top: 0,
    right: 0,
    bottom: 0,
    left: 0,
    alignItems: 'center',
    justifyContent: 'center',
    gap: 12,
    padding: 24,
  },
  title: { fontSize: 20, fontWeight: '600', textAlign: 'center' },
  reason: { fontSize: 16, marginBottom: 12, textAlign: 'center' },
  button: {
    alignItems: 'center',
    borderRadius: 24,
    justifyContent: 'center',
    minHeight: 48,
    minWidth: 160,
    paddingHorizontal: 24,
    paddingVertical: 12,
  },
  label: { fontSize: 16, fontWeight: '600' },
});
