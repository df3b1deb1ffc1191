import { Alert, Box, Chip, List, ListItem, ListItemText, Rating, Stack, Typography } from '@mui/material';
import type { OperatorText } from '@pawlet/operator';
import { Facts } from '../parts/Facts.tsx';
import { Pictures } from '../parts/Pictures.tsx';
import { RecordLink } from '../parts/RecordLink.tsx';
import { RecordNeighbors } from '../parts/RecordNeighbors.tsx';
import { RecordPage } from '../parts/RecordPage.tsx';
import { Section } from '../parts/Section.tsx';
import { useHasScope } from '../parts/useHasScope.ts';
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
      renderHead={(id) => <RecordNeighbors area="moderation" id={id} />}
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

function Words({ record }: TextProps) {
  const text = useText();
  const { time, language } = useFormat();
  const seesCustomers = useHasScope('customers:read');
  const { kind, author, parentId } = record;
  const parent = kind === 'answer' ? 'question' : 'review';
  return (
    <Section title={text(`texts.${kind}`)}>
      {record.stars === null ? null : <Rating value={record.stars} readOnly />}
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {record.content === '' ? text('texts.noWords') : record.content}
      </Typography>
      <Pictures images={record.images} videos={record.video === '' ? [] : [record.video]} />
      {record.refusal === '' ? null : (
        <Alert severity="warning">{text('texts.refusedBecause', { reason: record.refusal })}</Alert>
      )}
      <Facts
        rows={[
          ['product', text('field.product'), record.product.title],
          [
            'author',
            text('texts.author'),
            seesCustomers ? (
              <RecordLink key="author" area="customers" id={author.id} label={author.nickname} />
            ) : (
              author.nickname
            ),
          ],
          ['created', text('texts.created'), time(record.created)],
          record.language === '' ? null : ['language', text('texts.language'), language(record.language)],
          parentId === null
            ? null
            : [
                'parent',
                text(`texts.${parent}`),
                <RecordLink
                  key="parent"
                  area="moderation"
                  id={toTextId({ kind: parent, id: parentId })}
                  label={String(parentId)}
                />,
              ],
        ]}
      />
    </Section>
  );
}

function Replies({ record: { replies } }: TextProps) {
  const text = useText();
  const { time } = useFormat();
  if (replies.length === 0) return null;
  return (
    <Section title={text('texts.replies')}>
      <List dense disablePadding>
        {replies.map((reply) => (
          <ListItem key={reply.id} disableGutters>
            <ListItemText
              primary={reply.content}
              secondary={[
                text(reply.isByShop ? 'request.shop' : 'request.shopper'),
                time(reply.created),
                reply.isPublished ? '' : text('texts.notPublished'),
              ]
                .filter((part) => part !== '')
                .join(' · ')}
              sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}
            />
          </ListItem>
        ))}
      </List>
    </Section>
  );
}
