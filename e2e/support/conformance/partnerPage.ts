import '../bridge/partner.ts';
import { type PageWatch, watchPage } from '../../../packages/widgets/test/conformance/pageWatch.ts';

declare global {
  interface Window {
    /** Starts recording what remains in the partner's page. */
    watchPartner(): void;
    /** Removes the shop's frame; returns what remains in the partner's page. */
    endPartner(): Promise<readonly string[]>;
  }
}

let page: PageWatch | undefined;
window.watchPartner = () => {
  page = watchPage();
};

const twoFrames = (): Promise<unknown> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });

window.endPartner = async () => {
  window.partner.connection?.destroy();
  document.querySelector('iframe')?.remove();
  await twoFrames();
  page?.runShortTimers();
  await twoFrames();
  return page?.end() ?? ['not watched'];
};
