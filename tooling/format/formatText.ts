import { basename, matchesGlob } from 'node:path';
import { format } from 'oxfmt';
import config from '../../.oxfmtrc.json' with { type: 'json' };

/** Formats a generated text as `npm run format` formats the file at this path; the file's name determines the language. */
export async function formatText(path: string, text: string): Promise<string> {
  const { overrides, ...general } = config;
  const name = basename(path);
  // oxfmt applies overrides to files only, not to a text.
  const own = overrides.filter(({ files }) => files.some((pattern) => matchesGlob(name, pattern)));
  const style = own.reduce((before, { options }) => ({ ...before, ...options }), general);
  const { code, errors } = await format(path, text, style);
  if (errors.length > 0)
    throw new Error(`format: ${path}: ${errors.map(({ message }) => message).join('; ')}`);
  return code;
}
