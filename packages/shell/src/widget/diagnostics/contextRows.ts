import type { LaunchContext } from '@pawlet/bridge';
import type { TextFunction } from '@pawlet/core/i18n';
import type { DiagnosticsTexts } from './diagnosticsMessages.ts';

/** One line of a table. */
export interface Row {
  readonly label: string;
  readonly value: string;
}

/** The launch context line by line; the token is never shown. */
export function contextRows(context: LaunchContext, text: TextFunction<DiagnosticsTexts>): readonly Row[] {
  const { token, tokenExpiresIn, safeArea: area } = context;
  const { brand, corner, font, density } = context.appearance ?? {};
  const none = text('diagnostics.none');
  const rows: readonly (readonly [label: string, value: string | undefined])[] = [
    [text('diagnostics.platform'), context.platform],
    [
      text('diagnostics.appVersion'),
      context.appVersion ?? (context.platform === 'web' ? undefined : text('diagnostics.unreadable')),
    ],
    [text('diagnostics.build'), context.build],
    [text('diagnostics.language'), context.language],
    [text('diagnostics.country'), context.country],
    [text('diagnostics.theme'), context.theme],
    [
      text('diagnostics.appearance'),
      [brand, corner, font, density].filter((value) => value !== undefined).join(' / ') || undefined,
    ],
    [text('diagnostics.fontScale'), context.fontScale?.toString()],
    [
      text('diagnostics.safeArea'),
      area === undefined ? undefined : `${area.top} / ${area.right} / ${area.bottom} / ${area.left}`,
    ],
    [
      text('diagnostics.token'),
      token === undefined || token === '' ? none : text('diagnostics.hidden', { length: token.length }),
    ],
    [text('diagnostics.expiresIn'), tokenExpiresIn === undefined ? undefined : `${tokenExpiresIn} s`],
  ];
  return rows.flatMap(([label, value]) => (value === undefined ? [] : [{ label, value }]));
}
