import type { ReviewId } from '@pawlet/core/api';
import { shopMessages } from '@pawlet/core/errors';
import { useAction, usePawlet, useRequireLogin, useText, useToast } from '@pawlet/widgets';
import { Button, TextArea } from '@pawlet/widgets/ui';
import { useRef } from 'react';
import { usePageMemory } from '../../stack/PageContext.ts';
import { reviewPagesMessages } from './reviewPagesMessages.ts';
import styles from './Remark.module.css';

const longestReply = 500;

/** Replies to a review; a visitor logs in on the way. */
export function ReplyForm({ id }: { readonly id: ReviewId }) {
  const { api, host } = usePawlet();
  const text = useText(reviewPagesMessages);
  const shopText = useText(shopMessages);
  const showToast = useToast();
  const requireLogin = useRequireLogin();
  const area = useRef<HTMLTextAreaElement>(null);
  const [words, setWords] = usePageMemory('reply', '');
  const send = useAction(async () => {
    if (!(await requireLogin())) return;
    const result = await api.reviews.reply(id, words.trim());
    if (result.status === 'ok') {
      host.haptic('success');
      setWords('');
      showToast(text('reviewPages.replySent'));
    }
    if (result.status === 'not-found') showToast(text('reviewPages.notFound'));
    // The server rejects a reply of this kind, such as one to a reply.
    if (result.status === 'refused' && (result.fields['pid'] ?? result.fields['type']) !== undefined)
      showToast(shopText('operation.typeIncorrect'));
  });
  return (
    <form
      className={styles['replyForm']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (words.trim() === '') {
          showToast(text('reviewPages.replyEmpty'));
          area.current?.focus();
          return;
        }
        void send.run();
      }}
    >
      <TextArea
        ref={area}
        layout="hidden"
        label={text('reviewPages.reply')}
        placeholder={text('reviewPages.replyHint')}
        rows={1}
        maxLength={longestReply}
        lang=""
        value={words}
        onChange={setWords}
      />
      <Button type="submit" busy={send.isBusy}>
        {text('reviewPages.replySend')}
      </Button>
    </form>
  );
}
