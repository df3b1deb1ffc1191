import { Page, type PageProps } from '../../layout/Page.tsx';
import type { StoreApi } from 'zustand/vanilla';
import { useStore } from '@pawlet/widgets';

export interface TintedPageProps extends PageProps {
  /** Index of the visible banner. */
  readonly shown: StoreApi<number>;
  /** Colours of the banners, '' for none. */
  readonly colors: readonly string[];
}

/** The frame of the page, whose bar takes the colour of the visible banner; its children are not re-rendered for it. */
export function TintedPage({ shown, colors, ...page }: TintedPageProps) {
  const color = useStore(shown, (index) => colors[index] ?? '');
  return <Page {...page} barTint={color === '' ? undefined : color} />;
}
