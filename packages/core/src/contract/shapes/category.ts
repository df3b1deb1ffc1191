import * as v from 'valibot';
import { count, list, text } from '../outputs.ts';
import { goodsCardShape } from './goodsCard.ts';

/** Category node as sent by a server. */
export interface CategoryNodeWire {
  readonly id: number;
  readonly pid?: number | null | undefined;
  readonly name?: string | null | undefined;
  readonly image?: string | null | undefined;
  readonly spacer?: string | null | undefined;
  readonly childlist?: readonly CategoryNodeWire[] | null | undefined;
  readonly url?: string | null | undefined;
  readonly flag_text?: string | null | undefined;
  readonly goods?: readonly v.InferInput<typeof goodsCardShape>[] | null | undefined;
}

/** Category node after parsing. */
export interface CategoryNodeData {
  readonly id: number;
  readonly pid: number;
  readonly name: string;
  readonly image: string;
  readonly spacer: string;
  readonly childlist: readonly CategoryNodeData[];
  readonly url: string;
  readonly flag_text: string;
  /** Up to ten products, in category mode 1 only. */
  readonly goods: readonly v.InferOutput<typeof goodsCardShape>[];
}

/** Category node: a category with its children. */
export const categoryNodeShape: v.GenericSchema<CategoryNodeWire, CategoryNodeData> = v.object({
  id: v.number(),
  pid: count,
  name: text,
  image: text,
  spacer: text,
  childlist: v.nullish(
    v.array(v.lazy((): v.GenericSchema<CategoryNodeWire, CategoryNodeData> => categoryNodeShape)),
    [],
  ),
  url: text,
  flag_text: text,
  goods: list(goodsCardShape),
}) as v.GenericSchema<CategoryNodeWire, CategoryNodeData>;
