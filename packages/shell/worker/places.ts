import { parsePublicAddress } from '../src/routing/publicAddress.ts';

/** Whether the storefront's one page is shown here: it opens at the paths of all public pages. */
export function isStorefrontPage({ pathname }: URL): boolean {
  return pathname === '/index.html' || parsePublicAddress(pathname) !== undefined;
}

/** The maximum number of URLs in one message. */
const mostSeen = 200;

/** Code and styles of the build, which have a hash in their names. */
export function isAsset({ pathname }: URL): boolean {
  return pathname.startsWith('/assets/');
}

/** Pictures of the catalogue. */
export function isPicture({ pathname }: URL): boolean {
  return pathname.startsWith('/media/') && !/\.(?:mp4|webm|mov)$/u.test(pathname);
}

/** Uploaded pictures. */
export function isUpload({ pathname }: URL): boolean {
  return pathname.startsWith('/uploads/') && /\.(?:avif|webp|png|jpe?g)$/u.test(pathname);
}

/** The URLs of this origin that a page reports as loaded; none for an invalid message. */
export function readSeen(message: unknown, origin: string): readonly URL[] {
  const seen =
    typeof message === 'object' && message !== null && 'seen' in message ? message.seen : undefined;
  if (!Array.isArray(seen)) return [];
  return seen
    .slice(0, mostSeen)
    .flatMap((address: unknown) =>
      typeof address === 'string' && URL.canParse(address) ? [new URL(address)] : [],
    )
    .filter((url) => url.origin === origin);
}
