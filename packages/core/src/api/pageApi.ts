import { pageIndex, pageLists } from '../contract/page.ts';
import type { CallOptions, HttpClient } from '../http/types.ts';
import { handling } from './calls.ts';
import { toPage } from './map/page.ts';
import { toBranded, toTime } from './map/values.ts';
import type { ShopPage, ShopPageCard } from './types/config.ts';
import type { PageId } from './types/ids.ts';
import type { NotFound, Page } from './types/results.ts';
import { getData, read } from './read.ts';

export interface PageApi {
  /** A content page, by id or name (`aboutus`, `privacy`, `terms` …). */
  find(
    which: { readonly id: PageId } | { readonly name: string },
    options?: CallOptions,
  ): Promise<{ readonly status: 'ok'; readonly page: ShopPage } | NotFound>;
  list(
    query: {
      readonly type: 'help' | 'notice';
      /** Whether to include each page's text, for searching. @default false */
      readonly withText?: boolean | undefined;
      readonly page?: number | undefined;
    },
    options?: CallOptions,
  ): Promise<Page<ShopPageCard>>;
}

export function createPageApi(http: HttpClient): PageApi {
  return {
    async find(which, options) {
      const input = 'id' in which ? { id: which.id } : { diyname: which.name };
      const reply = await http.call(pageIndex, input, handling(options, 'NOT_FOUND'));
      if (reply.status === 'refused' && reply.reason === 'NOT_FOUND') return { status: 'not-found' };
      const data = getData(pageIndex, reply);
      return {
        status: 'ok',
        page: {
          id: toBranded<PageId>(data.id),
          title: data.title,
          contentHtml: data.content,
          imageUrl: data.image,
          description: data.description,
          createdAt: toTime(data.createtime),
          version: data.version,
        },
      };
    },
    async list({ type, withText = false, page }, options) {
      const input = { type, page: page ?? 1, ...(withText && { with_text: 1 as const }) };
      const rows = await read(http, pageLists, input, options);
      return toPage(rows, (row) => ({
        id: toBranded<PageId>(row.id),
        title: row.title,
        description: row.description,
        text: row.text,
        createdAt: toTime(row.createtime),
      }));
    },
  };
}
