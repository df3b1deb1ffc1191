import { textKinds } from '@pawlet/operator';

/** Kind and number of a text of a shopper. */
export interface TextPlace {
  readonly kind: (typeof textKinds)[number];
  readonly id: string;
}

/** Names a text by its kind and number: reviews and questions have the same numbers. */
export function toTextId({ kind, id }: { readonly kind: TextPlace['kind']; readonly id: number }): string {
  return `${kind}-${id}`;
}

/** Kind and number of a name; a name that nothing has belongs to a number that nothing has. */
export function parseTextId(name: string): TextPlace {
  const [given, id = '0'] = name.split('-', 2);
  return { kind: textKinds.find((kind) => kind === given) ?? 'review', id };
}
