import type { ReviewId } from '@pawlet/core/api';
import { shopMessages } from '@pawlet/core/errors';
import { usePawlet, useRequireLogin, useText, useToast } from '@pawlet/widgets';
import { Button, TextArea, useForm } from '@pawlet/widgets/ui';
import { usePageDraft } from '../../stack/usePageDraft.ts';
import { reviewPagesMessages } from './reviewPagesMessages.ts';
import styles from './Reviews.module.css';

const longestReply = 500;

/** Replies to a review; a visitor logs in on the way. */
export function ReplyForm({ id }: { readonly id: ReviewId }) {
  const { api, host } = usePawlet();
  const text = useText(reviewPagesMessages);
  const shopText = useText(shopMessages);
  const showToast = useToast();
  const requireLogin = useRequireLogin();
  const form = useForm({
    initial: { words: '' },
    draft: usePageDraft<{ readonly words: string }>('reply'),
    check: ({ words }) => ({ words: words.trim() === '' ? text('reviewPages.replyEmpty') : undefined }),
    submit: async ({ words }) => {
      if (!(await requireLogin())) return;
      const result = await api.reviews.reply(id, words.trim());
      if (result.status === 'ok') {
        host.haptic('success');
        form.startOver();
        showToast(text('reviewPages.replySent'));
      }
      if (result.status === 'not-found') showToast(text('reviewPages.notFound'));
      // The server rejects a reply of this kind, such as one to a reply.
      if (result.status === 'refused' && (result.fields['pid'] ?? result.fields['type']) !== undefined)
        showToast(shopText('operation.typeIncorrect'));
    },
  });
  return (
    <form className={styles['replyForm']} {...form.props}>
      <TextArea
        {...form.field('words')}
        layout="hidden"
        label={text('reviewPages.reply')}
        placeholder={text('reviewPages.replyHint')}
        rows={1}
        maxLength={longestReply}
        lang=""
      />
      <Button type="submit" busy={form.isBusy}>
        {text('reviewPages.replySend')}
      </Button>
    </form>
  );
}
