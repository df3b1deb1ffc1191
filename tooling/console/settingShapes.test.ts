import { expect, it } from 'vitest';
import { type Shape, toShape } from '../../packages/console/src/settings/toShape.ts';
import { toParsedSchema } from '../../packages/server/src/modules/openapi/replies.ts';
import { shopSettings } from '../../packages/server/src/modules/settings/registry.ts';

const listInner = (shape: Shape): readonly Shape[] => {
  switch (shape.kind) {
    case 'nullable':
      return [shape.inner];
    case 'list':
      return [shape.item];
    case 'fields':
      return shape.fields.map(({ shape: inner }) => inner);
    case 'map':
      return [shape.value];
    case 'variants':
      return shape.variants;
    default:
      return [];
  }
};

const listKinds = (shape: Shape): readonly Shape['kind'][] => [
  shape.kind,
  ...listInner(shape).flatMap(listKinds),
];

it.each(shopSettings.map((setting) => [setting.name, setting] as const))(
  '%s is edited by fields in the console, not as JSON',
  (_, { schema }) => {
    expect(listKinds(toShape(toParsedSchema(schema)))).not.toContain('json');
  },
);
