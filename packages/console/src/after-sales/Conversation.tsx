import { Box, Chip, Stack, Typography } from '@mui/material';
import type { OperatorRequest } from '@pawlet/operator';
import { Pictures } from '../parts/Pictures.tsx';
import { Section } from '../parts/Section.tsx';
import { useHasScope } from '../parts/useHasScope.ts';
import { useFormat } from '../texts/useFormat.ts';
import { useText } from '../texts/useText.ts';
import { listEntries } from './listEntries.ts';
import { MessageForm } from './MessageForm.tsx';
import { useMarkRead } from './useMarkRead.ts';

/** Steps and messages of a request in the order of their time, and a form for an answer. */
export function Conversation({ request }: { readonly request: OperatorRequest }) {
  const text = useText();
  const { time } = useFormat();
  const mayWrite = useHasScope('refunds:write');
  useMarkRead(request, mayWrite);
  return (
    <Section title={text('request.conversation')}>
      <Stack component="ol" spacing={1.5} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {listEntries(request).map(({ key, actor, words, images, time: at, isMessage, isUnread }) => (
          <Box
            key={key}
            component="li"
            sx={
              isMessage
                ? {
                    p: 1.5,
                    borderRadius: 2,
                    maxWidth: '90%',
                    alignSelf: actor === 'shop' ? 'flex-end' : 'flex-start',
                    bgcolor: 'action.hover',
                  }
                : undefined
            }
          >
            {words === '' ? null : (
              <Typography variant="body2" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
                {words}
              </Typography>
            )}
            <Pictures images={images} />
            <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
              <Typography variant="caption" color="text.secondary">
                {`${text(`request.${actor}`)} · ${time(at)}`}
              </Typography>
              {isUnread && actor === 'shopper' ? (
                <Chip size="small" color="primary" label={text('message.new')} />
              ) : null}
              {isUnread && actor === 'shop' ? (
                <Typography variant="caption" color="text.secondary">
                  {text('message.notRead')}
                </Typography>
              ) : null}
            </Stack>
          </Box>
        ))}
      </Stack>
      {mayWrite && request.canMessage ? <MessageForm refundSn={request.refundSn} /> : null}
      {mayWrite && !request.canMessage ? (
        <Typography variant="body2" color="text.secondary">
          {text('message.closed')}
        </Typography>
      ) : null}
    </Section>
  );
}
