/** Product grids, and pages with a summary beside them. */
const wide =
  /^\/$|^\/pages\/(?:index\/index|category|cart|more|goods\/(?:goods|detail|order)$|integral\/(?:index|allGoods)$)/u;

/** The personal area: its navigation is beside it. */
const account =
  /^\/pages\/(?:my\/|order\/(?:list|detail|aftersale|logistics)|address\/|coupon\/user|invoice\/|remark\/comment|score\/|questions\/|share\/(?:publicize|invite)$)/u;

/** Forms of a few fields. */
const form = /^\/pages\/(?:login\/|share\/register)/u;

/** How much of a wide window a page takes. */
type PageWidth = 'wide' | 'account' | 'form' | 'text';

/** How much of a wide window a page takes. */
export function getPageWidth(path: string): PageWidth {
  if (wide.test(path)) return 'wide';
  if (account.test(path)) return 'account';
  return form.test(path) ? 'form' : 'text';
}
