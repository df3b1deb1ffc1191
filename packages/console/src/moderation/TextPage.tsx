import { Alert, Box, Chip, Rating, Stack, Typography } from '@mui/material';
import type { OperatorText } from '@pawlet/operator';
import { detailsOf } from '../parts/detailsOf.tsx';
import { Details, type DetailsProps } from '../parts/Details.tsx';
import { Entries } from '../parts/Entries.tsx';
import { Pictures } from '../parts/Pictures.tsx';
import { RecordLink } from '../parts/RecordLink.tsx';
import { RecordPage } from '../parts/RecordPage.tsx';
import { Section } from '../parts/Section.tsx';
import { useFormat } from '../texts/useFormat.ts';
import { useText } from '../texts/useText.ts';
import { TextActions } from './TextActions.tsx';
import { parseTextId, toTextId } from './textId.ts';

type TextRecord = Omit<OperatorText, 'id'> & { readonly id: string; readonly textId: number };

/** A text of a shopper with what was written below it. */
export function TextPage() {
  const text = useText();
  return (
    <RecordPage<TextRecord>
      title={(id) =>
        text('texts.title', { kind: text(`texts.${parseTextId(id).kind}`), number: parseTextId(id).id })
      }
    >
      {(record) => (
        <>
          <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
            <Chip size="small" label={text(`texts.${record.state}`)} />
            <Box sx={{ flexGrow: 1 }} />
            <TextActions record={{ ...record, id: record.textId }} />
          </Stack>
          <Words record={record} />
          <Replies record={record} />
        </>
      )}
    </RecordPage>
  );
}

interface TextProps {
  readonly record: TextRecord;
}

const { other, part, time } = detailsOf<TextRecord>();
const details = [
  other('field.product', ({ product }) => product.title),
  part('texts.author', ({ author }) => (
    <RecordLink area="customers" id={author.id} label={author.nickname} />
  )),
  time('created', 'texts.created'),
  other('texts.language', (record, { language }) =>
    record.language === '' ? '' : language(record.language),
  ),
];

/** What it was written below. */
const listParent: DetailsProps<TextRecord>['more'] = ({ kind, parentId }, { text }) => {
  if (parentId === null) return [];
  const parent = kind === 'answer' ? 'question' : 'review';
  const id = toTextId({ kind: parent, id: parentId });
  return [['parent', text(`texts.${parent}`), <RecordLink key="parent" id={id} label={String(parentId)} />]];
};

function Words({ record }: TextProps) {
  const text = useText();
  return (
    <Section title={text(`texts.${record.kind}`)}>
      {record.stars === null ? null : <Rating value={record.stars} readOnly />}
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {record.content === '' ? text('texts.noWords') : record.content}
      </Typography>
      <Pictures images={record.images} videos={record.video === '' ? [] : [record.video]} />
      {record.refusal === '' ? null : (
        <Alert severity="warning">{text('texts.refusedBecause', { reason: record.refusal })}</Alert>
      )}
      <Details record={record} details={details} more={listParent} />
    </Section>
  );
}

function Replies({ record: { replies } }: TextProps) {
  const text = useText();
  const format = useFormat();
  if (replies.length === 0) return null;
  return (
    <Section title={text('texts.replies')}>
      <Entries
        entries={replies.map(({ content, isByShop, created, isPublished }) => [
          content,
          [
            text(isByShop ? 'request.shop' : 'request.shopper'),
            format.time(created),
            isPublished ? '' : text('texts.notPublished'),
          ],
        ])}
      />
    </Section>
  );
}
