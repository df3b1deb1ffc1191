import type { FileStore, UploadIntake } from '../ports/uploads.ts';

/** Keeps uploaded files in memory until the page is closed. */
export function createMemoryFiles(): FileStore {
  const files = new Map<string, Blob>();
  return {
    save: (name, _type, content) => {
      files.set(name, content);
      return Promise.resolve();
    },
    open: (name, range) => {
      const file = files.get(name);
      const part = range === undefined ? file : file?.slice(range.first, range.last + 1);
      return Promise.resolve(part?.stream() ?? null);
    },
    remove: (name) => {
      files.delete(name);
      return Promise.resolve();
    },
  };
}

/** Reads the field `file` of a request, which is in memory already. */
export const formIntake: UploadIntake = {
  async receive(request, maxBytes) {
    const form = await request.formData().catch(() => undefined);
    if (form === undefined) return { kind: 'malformed' };
    const content = form.get('file');
    if (!(content instanceof Blob)) return { kind: 'none' };
    if (content.size > maxBytes) return { kind: 'too-large' };
    return { kind: 'file', file: { content, drop: () => Promise.resolve() } };
  },
};
