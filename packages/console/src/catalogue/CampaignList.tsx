import { Button } from '@mui/material';
import { campaignCalls, type OperatorCampaign, type OperatorInputOf } from '@pawlet/operator';
import { ConsoleList } from '../parts/ConsoleList.tsx';
import { type EntryField, useEntryFields } from '../parts/entryFields.tsx';
import { useText } from '../texts/useText.ts';
import { CreateEntry, EntryActions } from './EntryActions.tsx';
import { OfferState } from './OfferList.tsx';
import { Period } from './Period.tsx';
import { useName } from './useName.ts';
import { usePictureField } from './usePictureField.tsx';
import { useShopAddress } from './useShopAddress.ts';

const empty = { path: '', picture: '', rank: 0 };
const pictureWidth = 96;
const pictureHeight = 48;

/** Campaigns that the storefront shows for a limited time. */
export function CampaignList() {
  const text = useText();
  const nameOf = useName();
  const fields = useFields('');
  return (
    <ConsoleList<OperatorCampaign>
      empty={text('campaign.empty')}
      actions={
        <CreateEntry
          title={text('campaign.create')}
          fields={fields}
          before={empty}
          onSave={(action, values) =>
            action.run(campaignCalls.createCampaign, {
              input: values as OperatorInputOf<typeof campaignCalls.createCampaign>,
            })
          }
        />
      }
      columns={[
        {
          name: 'picture',
          label: text('entry.picture'),
          render: ({ pictureUrl }) =>
            pictureUrl === '' ? null : (
              <img
                src={pictureUrl}
                alt=""
                width={pictureWidth}
                height={pictureHeight}
                style={{ objectFit: 'cover' }}
              />
            ),
        },
        { name: 'title', label: text('field.name'), render: ({ title }) => nameOf(title) },
        { name: 'path', label: text('campaign.path'), isSecondary: true, render: ({ path }) => path },
        { name: 'state', label: text('field.status'), render: ({ state }) => <OfferState state={state} /> },
        {
          name: 'period',
          label: text('offer.period'),
          render: ({ begin, end }) => <Period begin={begin} end={end} />,
        },
        {
          name: 'actions',
          label: text('field.actions'),
          render: (campaign) => <CampaignActions campaign={campaign} />,
        },
      ]}
    />
  );
}

function CampaignActions({ campaign }: { readonly campaign: OperatorCampaign }) {
  const text = useText();
  const nameOf = useName();
  const shop = useShopAddress();
  const fields = useFields(campaign.pictureUrl);
  const { version, path } = campaign;
  const params = { id: String(campaign.id) };
  const name = nameOf(campaign.title);
  return (
    <EntryActions
      name={name}
      title={text('campaign.edit')}
      fields={fields}
      before={campaign}
      onSave={(action, values) =>
        action.run(campaignCalls.editCampaign, {
          params,
          version,
          input: values,
        })
      }
      removal={
        campaign.state === 'ended'
          ? null
          : {
              label: text('offer.end'),
              question: text('campaign.endQuestion'),
              onConfirm: (action) => action.run(campaignCalls.endCampaign, { params }),
            }
      }
    >
      <Button
        size="small"
        href={shop.route(path)}
        target="_blank"
        rel="noreferrer"
        aria-label={text('entry.action', { action: text('product.view'), name })}
      >
        {text('product.view')}
      </Button>
    </EntryActions>
  );
}

function useFields(pictureUrl: string): readonly EntryField[] {
  const text = useText();
  const { localized, number, time, words } = useEntryFields();
  const picture = usePictureField();
  return [
    localized('title', text('field.name')),
    picture('picture', pictureUrl),
    words('path', text('campaign.path'), { help: text('campaign.pathHelp') }),
    time('begin', text('offer.begin')),
    time('end', text('offer.endTime')),
    number('rank', text('product.rank'), text('product.rankHelp')),
  ];
}
