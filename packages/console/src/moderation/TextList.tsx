import { Button, Rating, Stack, Typography } from '@mui/material';
import { type OperatorTextEntry, textKinds, textStates } from '@pawlet/operator';
import { Link, useSearchParams } from 'react-router';
import { ConsoleList } from '../parts/ConsoleList.tsx';
import { detailsOf, secondary } from '../parts/detailsOf.tsx';
import { choose, chooseState, search } from '../parts/filters.tsx';
import { isRecord } from '../parts/isRecord.ts';
import { listAddress } from '../parts/listAddress.ts';
import { Pictures } from '../parts/Pictures.tsx';
import { RecordLink } from '../parts/RecordLink.tsx';
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

const { other, part, state, time } = detailsOf<Entry>();

const columns = [
  part('texts.text', (entry) => <Content entry={entry} />),
  other('field.product', ({ product }) => product.title),
  other('texts.author', ({ author }) => author.nickname),
  secondary(time('created', 'texts.created')),
  state((entry, { text }) => text(`texts.${entry.state}`)),
  part('field.actions', (entry) => <TextActions record={{ ...entry, id: entry.textId }} isBrief />),
];

const stars = choose('stars', 'texts.stars', ['1', '2', '3', '4', '5'], (number) => number);
const filters = [
  chooseState(textStates, (one, { text }) => text(`texts.${one}`)),
  search('text', 'texts.words'),
];

/** Reviews, questions and answers: first what is held, then each kind with all its texts. */
export function TextList() {
  const kind = useKind();
  return (
    <ConsoleList<Entry>
      filters={kind === null ? [] : kind === 'review' ? [...filters, stars] : filters}
      Head={Kinds}
      empty={kind === null ? 'texts.nothingHeld' : 'texts.empty'}
      isAddressed
      columns={columns}
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

function Kinds() {
  const chosen = useKind();
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
