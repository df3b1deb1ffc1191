import type { Address, ProductDetail } from '@pawlet/core/api';
import { parseDeliveryDays } from '@pawlet/core/rules';
import { deliveryQueries } from '@pawlet/core/queries';
import { useFormat, useQuery, useSession, useText } from '@pawlet/widgets';
import { Cell } from '@pawlet/widgets/ui';
import { Facts } from './Facts.tsx';
import { productDetailMessages } from './productDetailMessages.ts';

/** Delivery address, shipping costs and arrival. A shopper's default address links to the address book. */
export function DeliveryCell({ product: { freight } }: { readonly product: ProductDetail }) {
  const text = useText(productDetailMessages);
  const format = useFormat();
  const isSignedIn = useSession(({ token }) => token !== '');
  const isWanted = isSignedIn && freight !== undefined;
  const address = useQuery(isWanted ? deliveryQueries.address() : undefined, { quiet: true });
  if (freight === undefined) return null;
  const isFree = freight.from.amountMinor === 0;
  const pieces = [
    isFree
      ? text('productDetail.freightFree')
      : text('productDetail.freightFrom', { price: format.money(freight.from) }),
    isFree || freight.freeOver === undefined
      ? ''
      : text('productDetail.freightFreeOver', { price: format.money(freight.freeOver) }),
    getArrival(freight.days),
  ];
  const place = address.data;
  return (
    <Cell
      label={text('productDetail.delivery')}
      layout="wide"
      value={
        <>
          {place === undefined ? null : (
            <>
              {text('productDetail.sentTo')} <span lang="">{getPlaceName(place)}</span>
              <br />
            </>
          )}
          <Facts facts={pieces.filter((piece) => piece !== '')} />
        </>
      }
      valueTone="text"
      href={isSignedIn ? '#/pages/address/address' : undefined}
    />
  );

  /** The days on which it can arrive, '' where the shop provides none. */
  function getArrival(days: string): string {
    const range = parseDeliveryDays(days);
    if (range === undefined) return '';
    const now = Math.floor(Date.now() / quarterMs) * quarterMs;
    const dayAfter = (count: number): string => format.date(now + count * dayMs, 'monthDay');
    const { first, last } = range;
    return first === last
      ? text('productDetail.arrivesOn', { date: dayAfter(last) })
      : text('productDetail.arrivesBetween', { from: dayAfter(first), to: dayAfter(last) });
  }
}

const dayMs = 86_400_000;

/** Every midnight is at a quarter of an hour, so no date changes by it, and a browser formats what the server has formatted. */
const quarterMs = 900_000;

/** Town or region of an address, without the street where that is possible. */
function getPlaceName({ overseas, region, address }: Address): string {
  return overseas?.city || region || address;
}
