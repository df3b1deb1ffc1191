import type { Refused } from '@pawlet/core/api';

/** The text of a question or an answer that the server refused. */
export function refusedContent({ fields, message }: Refused): { readonly content?: string } {
  return fields['content'] === undefined ? {} : { content: message };
}
