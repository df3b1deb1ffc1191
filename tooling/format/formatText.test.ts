import { expect, it } from 'vitest';
import { formatText } from './formatText.ts';

it('formats a text as its file is formatted, with the line length of JSON', async () => {
  const list = `["${'x'.repeat(50)}", "${'y'.repeat(55)}"]\n`;
  expect(await formatText('packages/bridge/wire/fixtures/a.json', list)).toBe(list);
  expect(await formatText('a.ts', `export default ${list}`)).toContain(',\n  ');
  expect(await formatText('docs/a.md', '* a')).toBe('- a\n');
});

it('throws at a text that is not in the language of its file', async () => {
  await expect(formatText('packages/core/src/a.ts', 'const const')).rejects.toThrow(
    'format: packages/core/src/a.ts: ',
  );
});
