import { Button } from '@mui/material';
import {
  campaignCalls,
  offerCalls,
  offerKinds,
  offerStages,
  type OperatorCampaign,
  type OperatorOffer,
} from '@pawlet/operator';
import { CreateButton } from '../forms/CreateButton.tsx';
import { createList } from '../parts/ConsoleList.tsx';
import { detailsOf, secondary } from '../parts/detailsOf.tsx';
import { choose, chooseState } from '../parts/filters.tsx';
import type { Words } from '../parts/useWords.ts';
import { useText } from '../texts/useText.ts';
import { EntryActions } from './EntryActions.tsx';
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

/** Automatic discounts, newest first. */
export const OfferList = createList<OperatorOffer>({
  filters: [
    choose('kind', 'offer.kind', offerKinds, (kind, { text }) => text(`offer.${kind}`)),
    chooseState(offerStages, (state, { text }) => text(`offer.${state}`)),
  ],
  empty: 'offer.empty',
  Actions: () => (
    <CreateButton
      kind={offerKind}
      label="offer.create"
      submit="dialog.save"
      call={offerCalls.createOffer}
      initial={{ kind: 'order', name: {}, isActive: true, begin: null, end: null }}
    />
  ),
  columns: [
    offer.localized('name', 'field.name'),
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
    offer.part('field.actions', (one, { text, localized }) => (
      <EntryActions
        entry={one}
        name={localized(one.name)}
        kind={offerKind}
        title={text('offer.edit')}
        edit={offerCalls.editOffer}
        removal={
          one.state === 'ended'
            ? null
            : { label: text('offer.end'), question: text('offer.endQuestion'), call: offerCalls.endOffer }
        }
      >
        <ViewButton name={localized(one.name)} product={one.product?.id} />
      </EntryActions>
    )),
  ],
});

const pictureWidth = 96;
const pictureHeight = 48;

const campaign = detailsOf<OperatorCampaign>();

/** Campaigns that the storefront shows for a limited time. */
export const CampaignList = createList<OperatorCampaign>({
  empty: 'campaign.empty',
  Actions: () => (
    <CreateButton
      kind={campaignKind}
      label="campaign.create"
      submit="dialog.save"
      call={campaignCalls.createCampaign}
      initial={{ title: {}, path: '', picture: '', rank: 0 }}
    />
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
    campaign.part('field.actions', (one, { text, localized }) => (
      <EntryActions
        entry={one}
        name={localized(one.title)}
        kind={campaignKind}
        title={text('campaign.edit')}
        edit={campaignCalls.editCampaign}
        removal={
          one.state === 'ended'
            ? null
            : {
                label: text('offer.end'),
                question: text('campaign.endQuestion'),
                call: campaignCalls.endCampaign,
              }
        }
      >
        <ViewButton name={localized(one.title)} path={one.path} />
      </EntryActions>
    )),
  ],
});

interface ViewButtonProps {
  readonly name: string;
  readonly product?: number | undefined;
  /** @default the home page */
  readonly path?: string;
}

/** Opens the shop where shoppers see it. */
function ViewButton({ name, product, path = '' }: ViewButtonProps) {
  const text = useText();
  const shop = useShopAddress();
  const label = text('product.view');
  return (
    <Button
      size="small"
      href={product === undefined ? shop.route(path) : shop.product(product)}
      target="_blank"
      rel="noreferrer"
      aria-label={text('entry.action', { action: label, name })}
    >
      {label}
    </Button>
  );
}
