import type { ReactElement } from 'react';
import type { ShopPath } from './address/findShopPath.ts';
import { ShopView, type ShopViewProps } from './view/ShopView.tsx';

/** Props of `PawletShop`. */
export interface PawletShopProps extends ShopViewProps {
  /** The page to start with, such as `/#/pages/goods/detail?id=1`; a new one is opened. @default '/' */
  readonly path?: ShopPath | undefined;
  readonly onClose: () => void;
}

/** The whole storefront. Give it a parent with a height: it fills it. */
export function PawletShop({ path = '/', ...props }: PawletShopProps): ReactElement {
  return <ShopView {...props} path={path} />;
}
