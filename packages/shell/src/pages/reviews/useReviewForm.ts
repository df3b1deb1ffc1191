import type { OrderLine, OrderLineId, OrderNumber } from '@pawlet/core/api';
import { shopMessages } from '@pawlet/core/errors';
import { useConfirm, usePawlet, useText, useToast } from '@pawlet/widgets';
import { useDraft, useForm, type Form } from '@pawlet/widgets/ui';
import { useRef } from 'react';
import type { FilesState } from './LineForm.tsx';
import { reviewPagesMessages } from './reviewPagesMessages.ts';
import { restoreReviews, type OrderDraft } from './reviewDrafts.ts';
import {
  contentProblem,
  emptyLine,
  refusedLines,
  reviewedLines,
  toReview,
  type LineDraft,
} from './reviewForm.ts';

/** A part of a line's review that can be wrong. */
export type ReviewField = `${'content' | 'media'}.${OrderLineId}`;

/** The reviews of an order while they are written. */
export interface ReviewFormState {
  readonly form: Form<OrderDraft, ReviewField>;
  readonly getDraft: (line: OrderLineId) => LineDraft;
  readonly change: (line: OrderLineId, changes: Partial<LineDraft>) => void;
  readonly setFiles: (line: OrderLineId, files: FilesState) => void;
}

/** Keeps the form and its draft on this device, and submits it once. */
export function useReviewForm(
  orderNumber: OrderNumber,
  lines: readonly OrderLine[],
  { onDone, onStale }: { readonly onDone: () => void; readonly onStale: () => Promise<void> },
): ReviewFormState {
  const { api, host, events } = usePawlet();
  const text = useText(reviewPagesMessages);
  const shopText = useText(shopMessages);
  const showToast = useToast();
  const confirm = useConfirm();
  const files = useRef(new Map<OrderLineId, FilesState>());
  const draft = useDraft({
    kind: 'review-drafts',
    form: orderNumber,
    lasts: 'device',
    restore: restoreReviews,
  });
  const finish = (): void => {
    events.emit('pawlet:order-changed', { orderNumber, change: 'reviewed' });
    onDone();
  };
  const form = useForm<OrderDraft, ReviewField>({
    initial: Object.fromEntries(lines.map(({ id }) => [id, emptyLine])),
    draft,
    check: (values) =>
      Object.fromEntries(
        reviewedLines(lines, (id) => values[id] ?? emptyLine).map(({ id }) => {
          const problem = contentProblem(values[id]?.content ?? '');
          return [`content.${id}`, problem === undefined ? undefined : shopText(problem)];
        }),
      ) as Record<ReviewField, string | undefined>,
    submit: async (values, { refuse, forget }) => {
      const states = lines.map(({ id }) => files.current.get(id));
      if (states.some((state) => state?.isBusy === true)) {
        showToast(text('reviewPages.stillUploading'));
        return;
      }
      if (states.some((state) => state?.hasUnsent === true)) {
        const isSure = await confirm({
          title: text('reviewPages.unsent'),
          text: text('reviewPages.unsentText'),
          confirmLabel: text('reviewPages.sendWithout'),
        });
        if (!isSure) return;
      }
      const toDraft = (id: OrderLineId): LineDraft => values[id] ?? emptyLine;
      const said = reviewedLines(lines, toDraft);
      const reviews = said.map((line) => toReview(line, toDraft(line.id)));
      const result = await api.reviews.add({ orderNumber, lines: reviews });
      switch (result.status) {
        case 'ok':
          host.haptic('success');
          forget();
          finish();
          break;
        case 'already-done':
          forget();
          finish();
          break;
        case 'wrong-state':
          showToast(result.message);
          await onStale();
          break;
        case 'not-found':
          await onStale();
          break;
        case 'refused':
          refuse(
            Object.fromEntries(
              refusedLines(result.fields, said).map(({ lineId, part }) => [
                `${part}.${lineId}`,
                part === 'content' ? shopText('check.review.short') : text('reviewPages.filesGone'),
              ]),
            ),
          );
          break;
      }
    },
  });
  const getDraft = (line: OrderLineId): LineDraft => form.values[line] ?? emptyLine;
  return {
    form,
    getDraft,
    change: (line, changes) =>
      form.change(
        (before) => ({ [line]: { ...(before[line] ?? emptyLine), ...changes } }),
        (['content', 'media'] as const).flatMap((part) =>
          part in changes ? [`${part}.${line}` as const] : [],
        ),
      ),
    setFiles: (line, state) => void files.current.set(line, state),
  };
}
