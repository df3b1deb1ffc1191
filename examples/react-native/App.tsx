import { useState } from 'react';
import { Button, View } from 'react-native';
import { PawletPreload, PawletShop, PawletWidget, usePawletShop, useShopLinks } from '@pawlet/react-native';

const origin = 'https://shop.example.com';
const context = { language: 'de', country: 'CHN', appVersion: '2.3.0' };

/** An app with two screens: a button with a product below, and the shop. */
export default function App() {
  const [path, setPath] = useState<`/${string}`>();
  const [title, setTitle] = useState('');
  const shop = usePawletShop();
  useShopLinks(origin, setPath);

  if (path === undefined)
    return (
      <View style={{ flex: 1 }}>
        <Button title="Shop" onPress={() => setPath('/')} />
        <PawletWidget name="product-card" options={{ productId: 1 }} origin={origin} context={context} />
        <PawletPreload origin={origin} />
      </View>
    );
  return (
    <View style={{ flex: 1 }}>
      <Button title={title === '' ? 'Shop' : title} onPress={() => void shop.navigate('/pages/cart/cart')} />
      <PawletShop
        shop={shop}
        origin={origin}
        path={path}
        context={context}
        onTitle={setTitle}
        onClose={() => setPath(undefined)}
        onEvent={({ name, detail }) => {
          if (name === 'pawlet:purchase') console.log(detail.orderNumber, detail.total.value);
        }}
      />
    </View>
  );
}
