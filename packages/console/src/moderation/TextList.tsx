import { Button, Chip, Rating, Stack, Typography } from '@mui/material';
import { type OperatorTextEntry, textKinds, textStates } from '@pawlet/operator';
import { TextInput } from 'react-admin';
import { Link, useSearchParams } from 'react-router';
import { ChoiceFilter } from '../parts/ChoiceFilter.tsx';
import { ConsoleList } from '../parts/ConsoleList.tsx';
import { isRecord } from '../parts/isRecord.ts';
import { listAddress } from '../parts/listAddress.ts';
import { Pictures } from '../parts/Pictures.tsx';
import { RecordLink } from '../parts/RecordLink.tsx';
import { useFormat } from '../texts/useFormat.ts';
import { useText } from '../texts/useText.ts';
import { TextActions } from './TextActions.tsx';
import { toTextId } from './textId.ts';

type Entry = Omit<OperatorTextEntry, 'id'> & { readonly id: string; readonly textId: number };

/** The kind in the address; null: what is held, of every kind. */
function useKind(): OperatorTextEntry['kind'] | null {
  const [search] = useSearchParams();
  const filter = search.get('filter');
  try {
    const given: unknown = filter === null ? null : JSON.parse(filter);
    return textKinds.find((kind) => isRecord(given) && given['kind'] === kind) ?? null;
  } catch {
    // An address that somebody has typed.
    return null;
  }
}

/** Reviews, questions and answers: first what is held, then each kind with all its texts. */
export function TextList() {
  const text = useText();
  const { time } = useFormat();
  const kind = useKind();
  return (
    <ConsoleList<Entry>
      filters={useFilters(kind)}
      head={<Kinds chosen={kind} />}
      empty={text(kind === null ? 'texts.nothingHeld' : 'texts.empty')}
      isAddressed
      opens
      columns={[
        {
          name: 'content',
          label: text('texts.text'),
          render: (entry) => <Content entry={entry} />,
        },
        { name: 'product', label: text('field.product'), render: ({ product }) => product.title },
        { name: 'author', label: text('texts.author'), render: ({ author }) => author.nickname },
        {
          name: 'created',
          label: text('texts.created'),
          isSecondary: true,
          render: ({ created }) => time(created),
        },
        {
          name: 'state',
          label: text('field.status'),
          render: ({ state }) => (
            <Chip
              size="small"
              label={text(`texts.${state}`)}
              variant={state === 'held' ? 'filled' : 'outlined'}
              color={state === 'held' ? 'primary' : 'default'}
            />
          ),
        },
        {
          name: 'actions',
          label: text('field.actions'),
          render: (entry) => <TextActions record={{ ...entry, id: entry.textId }} isBrief />,
        },
      ]}
    />
  );
}

function Content({ entry }: { readonly entry: Entry }) {
  const text = useText();
  return (
    <Stack spacing={0.5} sx={{ maxWidth: 480, alignItems: 'flex-start', textAlign: 'left' }}>
      <Typography variant="body2" color="textSecondary">
        {text(`texts.${entry.kind}`)}
      </Typography>
      {entry.stars === null ? null : <Rating size="small" value={entry.stars} readOnly />}
      <RecordLink
        area="moderation"
        id={toTextId({ kind: entry.kind, id: entry.textId })}
        label={entry.content === '' ? text('texts.noWords') : entry.content}
      />
      <Pictures images={entry.images} videos={entry.video === '' ? [] : [entry.video]} />
    </Stack>
  );
}

function Kinds({ chosen }: { readonly chosen: OperatorTextEntry['kind'] | null }) {
  const text = useText();
  return (
    <Stack
      component="nav"
      aria-label={text('texts.kinds')}
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ p: 1, flexWrap: 'wrap' }}
    >
      {([null, ...textKinds] as const).map((kind) => (
        <Button
          key={kind ?? 'held'}
          component={Link}
          to={listAddress('moderation', kind === null ? {} : { kind })}
          size="small"
          variant={kind === chosen ? 'contained' : 'text'}
          aria-current={kind === chosen ? 'page' : undefined}
        >
          {text(kind === null ? 'texts.allHeld' : `texts.${kind}s`)}
        </Button>
      ))}
    </Stack>
  );
}

function useFilters(kind: OperatorTextEntry['kind'] | null) {
  const text = useText();
  if (kind === null) return [];
  return [
    <ChoiceFilter
      key="state"
      source="state"
      label={text('field.status')}
      alwaysOn
      any={text('search.any')}
      choices={textStates.map((id) => ({ id, name: text(`texts.${id}`) }))}
    />,
    <TextInput key="text" source="text" label={text('texts.words')} type="search" alwaysOn />,
    ...(kind === 'review'
      ? [
          <ChoiceFilter
            key="stars"
            source="stars"
            label={text('texts.stars')}
            alwaysOn
            any={text('search.any')}
            choices={['1', '2', '3', '4', '5'].map((id) => ({ id, name: id }))}
          />,
        ]
      : []),
  ];
}
