import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHttpBench, done, type HttpBench } from '../../test/httpBench.ts';

/** The parts of XMLHttpRequest needed by uploads, on this process's fetch. */
class TestXhr extends EventTarget {
  readonly upload = new EventTarget();
  status = 0;
  responseText = '';
  #url = '';
  #headers = new Headers();
  #reply = new Headers();
  #giveUp = new AbortController();

  open(_method: string, url: string): void {
    this.#url = url;
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value);
  }

  getResponseHeader(name: string): string | null {
    return this.#reply.get(name);
  }

  abort(): void {
    this.#giveUp.abort();
  }

  send(body: FormData): void {
    for (const loaded of [50, 100]) this.upload.dispatchEvent(progress(loaded));
    void this.#post(body);
  }

  async #post(body: FormData): Promise<void> {
    const { signal } = this.#giveUp;
    try {
      const response = await fetch(this.#url, { method: 'POST', headers: this.#headers, body, signal });
      this.status = response.status;
      this.#reply = response.headers;
      this.responseText = await response.text();
      this.dispatchEvent(new Event('load'));
    } catch {
      this.dispatchEvent(new Event(signal.aborted ? 'abort' : 'error'));
    }
    this.dispatchEvent(new Event('loadend'));
  }
}

function progress(loaded: number): Event {
  return Object.assign(new Event('progress'), { lengthComputable: true, loaded, total: 200 });
}

const picture = new Blob(['pixels'], { type: 'image/png' });

let bench: HttpBench;
beforeEach(async () => {
  bench = await createHttpBench();
  bench.session.token = 'token';
  vi.stubGlobal('XMLHttpRequest', TestXhr);
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await bench.close();
});

describe('an upload with progress', () => {
  it('reports its progress', async () => {
    bench.server.on('/api/common/upload', () => done({ url: '/a.png' }));
    const shares: number[] = [];
    const reply = await bench.client().upload(picture, {}, { onProgress: (share) => shares.push(share) });
    expect(reply).toMatchObject({ status: 'ok', url: '/a.png' });
    expect(shares).toEqual([0, 0.25, 0.5, 1]);
    expect(bench.server.requests[0]?.headers['token']).toBe('token');
  });

  it('rejects without a reply', async () => {
    bench.server.on('/api/common/upload', () => 'drop');
    const call = bench.client().upload(picture, {}, { onProgress: () => undefined });
    await expect(call).rejects.toMatchObject({ code: 'NETWORK' });
    expect(bench.notices).toEqual([{ kind: 'toast', key: 'error.upload' }]);
  });

  it('can be cancelled', async () => {
    bench.server.on('/api/common/upload', () => 'hang');
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 30);
    const options = { onProgress: () => undefined, signal: controller.signal };
    await expect(bench.client().upload(picture, {}, options)).rejects.toMatchObject({ code: 'ABORTED' });
    expect(bench.notices).toEqual([]);
  });

  it('times out', async () => {
    bench.server.on('/api/common/upload', () => 'hang');
    const call = bench.client({ timeoutMs: 40 }).upload(picture, {}, { onProgress: () => undefined });
    await expect(call).rejects.toMatchObject({ code: 'TIMEOUT' });
  });
});
