import type { FoundPlace } from '@pawlet/core/api';
import { regionName } from '@pawlet/widgets/parts';
import type { PlaceForForm } from './locatedPlace.ts';

/** A found place as values of an address form. */
export function toPlaceForForm(kind: PlaceForForm['kind'], found: FoundPlace): PlaceForForm {
  const { countryCode, areas, province, city, street, postCode } = found;
  if (kind === 'overseas') {
    return { kind, place: { countryCode, province, city, detail: street, zipcode: postCode } };
  }
  return {
    kind,
    place: {
      areaId: areas[2]?.id,
      region: regionName(areas.map(({ name }) => name)),
      begunWith: areas.slice(0, 2),
      detail: street,
    },
  };
}
