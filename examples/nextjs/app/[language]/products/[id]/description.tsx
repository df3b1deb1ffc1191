'use client';

import { productQueries } from '@pawlet/core/queries';
import { useQuery } from '@pawlet/widgets';

/** A component of this app with data of the shop: rendered by the server with what `loadState` has loaded for it. */
export function Description({ id }: { readonly id: number }) {
  const { data } = useQuery(productQueries.detail(id));
  return data ? (
    <>
      <h1>{data.title}</h1>
      <p>{data.description}</p>
    </>
  ) : null;
}
