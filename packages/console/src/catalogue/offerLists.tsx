import { Button } from '@mui/material';
import {
  campaignCalls,
  offerCalls,
  offerKinds,
  offerStates,
  type OperatorCampaign,
  type OperatorEndpoint,
  type OperatorOffer,
  operatorRoot,
} from '@pawlet/operator';
import { useLocale } from 'react-admin';
import { detailsOf, secondary } from '../parts/detailsOf.tsx';
import { choose, chooseState } from '../parts/filters.tsx';
import type { Words } from '../parts/useWords.ts';
import { useText } from '../texts/useText.ts';
import { createEntryList } from '../forms/createEntryList.tsx';
import { campaignKind, offerKind } from './entryKinds.ts';
import { useShopAddress } from './useShopAddress.ts';

/** From when to when, as far as there are limits. */
function describePeriod({ begin, end }: Pick<OperatorOffer, 'begin' | 'end'>, { text, time }: Words): string {
  if (begin === null && end === null) return text('offer.always');
  return text('offer.fromTo', {
    from: begin === null ? '' : time(begin),
    to: end === null ? '' : time(end),
  });
}

/** Whether shoppers have it now, and from when to when. */
const dated = detailsOf<Pick<OperatorOffer, 'state' | 'begin' | 'end'>>();
const datedColumns = [
  dated.state(({ state }, { text }) => text(`offer.${state}`)),
  dated.other('offer.period', describePeriod),
];

const offer = detailsOf<OperatorOffer>();

const isRunning = ({ state }: Pick<OperatorOffer, 'state'>) => state !== 'ended';

/** Automatic discounts, newest first. */
export const OfferList = createEntryList<OperatorOffer>({
  kind: offerKind,
  nameOf: ({ shownName }, { localized }) => localized(shownName),
  filters: [
    choose('kind', 'offer.kind', offerKinds, (kind, { text }) => text(`offer.${kind}`)),
    chooseState(offerStates, (state, { text }) => text(`offer.${state}`)),
  ],
  empty: 'offer.empty',
  create: {
    label: 'offer.create',
    call: offerCalls.createOffer,
    initial: { kind: 'order', name: {}, isActive: true, begin: null, end: null },
  },
  edit: { title: 'offer.edit', call: offerCalls.editOffer },
  removal: {
    label: 'offer.end',
    question: 'offer.endQuestion',
    call: offerCalls.endOffer,
    isPossible: isRunning,
  },
  More: ({ entry, name }) => (
    <ViewButton name={name} product={entry.product?.id} preview={toPreview(offerCalls.previewOffer, entry)} />
  ),
  columns: [
    offer.localized('shownName', 'field.name'),
    offer.other('offer.kind', ({ kind, percentOff }, { text, percent }) =>
      percentOff === null
        ? text(`offer.${kind}`)
        : text('offer.percent', { kind: text(`offer.${kind}`), percent: percent(percentOff / 100) }),
    ),
    secondary(
      offer.other('offer.target', ({ product, gift, category }) =>
        [product?.title, category?.name, gift?.title].filter((one) => one !== undefined).join(' → '),
      ),
    ),
    ...datedColumns,
  ],
});

const pictureWidth = 96;
const pictureHeight = 48;

const campaign = detailsOf<OperatorCampaign>();

/** Campaigns that the storefront shows for a limited time. */
export const CampaignList = createEntryList<OperatorCampaign>({
  kind: campaignKind,
  nameOf: ({ title }, { localized }) => localized(title),
  empty: 'campaign.empty',
  create: {
    label: 'campaign.create',
    call: campaignCalls.createCampaign,
    initial: { title: {}, path: '', picture: '', rank: 0 },
  },
  edit: { title: 'campaign.edit', call: campaignCalls.editCampaign },
  removal: {
    label: 'offer.end',
    question: 'campaign.endQuestion',
    call: campaignCalls.endCampaign,
    isPossible: isRunning,
  },
  More: ({ entry, name }) => (
    <ViewButton name={name} path={entry.path} preview={toPreview(campaignCalls.previewCampaign, entry)} />
  ),
  columns: [
    campaign.part('entry.picture', ({ pictureUrl }) =>
      pictureUrl === '' ? null : (
        <img
          src={pictureUrl}
          alt=""
          width={pictureWidth}
          height={pictureHeight}
          style={{ objectFit: 'cover' }}
        />
      ),
    ),
    campaign.localized('title', 'field.name'),
    secondary(campaign.words('path', 'campaign.path')),
    ...datedColumns,
  ],
});

/** Where it is shown before it is there for shoppers; null once it is. */
function toPreview({ path }: OperatorEndpoint, { id, state }: Pick<OperatorOffer, 'id' | 'state'>) {
  return state === 'scheduled' || state === 'off' ? operatorRoot + path.replace('{id}', String(id)) : null;
}

interface ViewButtonProps {
  readonly name: string;
  /** Address of a preview; null for the shop itself. */
  readonly preview: string | null;
  readonly product?: number | undefined;
  /** @default the home page */
  readonly path?: string;
}

/** Opens the shop where shoppers see it, or will. */
function ViewButton({ name, preview, product, path = '' }: ViewButtonProps) {
  const text = useText();
  const shop = useShopAddress();
  const locale = useLocale();
  const label = text(preview === null ? 'product.view' : 'offer.preview');
  const page = product === undefined ? shop.route(path) : shop.product(product);
  return (
    <Button
      size="small"
      href={preview === null ? page : `${preview}?language=${locale}`}
      target="_blank"
      rel="noreferrer"
      aria-label={text('entry.action', { action: label, name })}
    >
      {label}
    </Button>
  );
}
