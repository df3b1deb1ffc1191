import { useState } from 'react';
import { createController, type PawletShopController } from './controller.ts';

/**
 * A controller for the prop `shop` of `PawletShop` and `PawletWidget`; it is the same object in every rendering.
 * @example
 * const shop = usePawletShop();
 * <PawletShop shop={shop} origin={origin} context={context} onClose={onClose} />;
 * <Button title="Cart" onPress={() => shop.navigate('/pages/cart/cart')} />;
 */
export function usePawletShop(): PawletShopController {
  const [controller] = useState(createController);
  return controller;
}
