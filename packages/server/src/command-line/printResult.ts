import type { ClientCommand, CommandResult } from './clientCommand.ts';

/** Whether the result is for another program. */
export function wantsJson(
  { hasJson = false }: Pick<ClientCommand, 'hasJson'>,
  given: readonly string[],
): boolean {
  return hasJson && given.includes('--json');
}

/**
 * The output of a command, without control characters for the terminal, which a shopper may have put into a name or a
 * note.
 */
export function printResult(result: CommandResult, isJson: boolean): string {
  if (isJson && result.status === 'done') {
    // JSON itself escapes only those below the space.
    return JSON.stringify(result.data ?? null, null, 2).replaceAll(
      /[\u007F-\u009F]/gu,
      (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`,
    );
  }
  return result.text.replaceAll(/[^\P{Cc}\t\n]/gu, '\uFFFD');
}
