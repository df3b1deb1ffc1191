import type { Plugin } from 'vite';

/** Only as the first line of a file: what comes before it has been looked over already. */
const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Has browsers compile chunks while they receive them, instead of each function on the main thread when it is first called. For chunks of which a page calls most
 * functions as soon as it has them; what is compiled and never called costs memory. Chromium does so from version 136 on, others ignore the comment.
 */
export function compileEarly(chunks: RegExp): Plugin {
  return {
    name: 'pawlet-compile-early',
    apply: 'build',
    generateBundle: {
      // After the list of files to preload has been inserted at the beginning.
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk' && chunks.test(chunk.name)) chunk.code = hint + chunk.code;
      },
    },
  };
}
