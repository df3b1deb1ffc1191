import type { ConnectionState } from '@pawlet/bridge/guest';
import type { DiagnosticsTexts } from './diagnosticsMessages.ts';

type Status = 'connecting' | 'connected' | 'oneWay' | 'noHost' | 'failed';
type Title = Extract<keyof DiagnosticsTexts, `diagnostics.${Status}`>;
type Sentence = Extract<keyof DiagnosticsTexts, `diagnostics.${Status | 'newer'}Text`>;

/** The state of the connection, as text and colour. */
export interface ConnectionWords {
  readonly title: Title;
  readonly text: Sentence;
  readonly tone: 'neutral' | 'success' | 'warning' | 'danger';
}

/** The text for the state of the connection. */
export function connectionWords({ status, error }: ConnectionState): ConnectionWords {
  switch (status) {
    case 'connecting':
      return { title: 'diagnostics.connecting', text: 'diagnostics.connectingText', tone: 'neutral' };
    case 'connected':
      return { title: 'diagnostics.connected', text: 'diagnostics.connectedText', tone: 'success' };
    case 'one-way':
      return { title: 'diagnostics.oneWay', text: 'diagnostics.oneWayText', tone: 'warning' };
    case 'no-host':
    case 'closed':
      if (error === undefined)
        return { title: 'diagnostics.noHost', text: 'diagnostics.noHostText', tone: 'neutral' };
      return {
        title: 'diagnostics.failed',
        text: error.code === 'PROTOCOL' ? 'diagnostics.newerText' : 'diagnostics.failedText',
        tone: 'danger',
      };
  }
}
