import type { OrderLine, OrderLineId, OrderNumber } from '@pawlet/core/api';
import { shopMessages } from '@pawlet/core/errors';
import { useAction, useConfirm, usePawlet, useSession, useText, useToast } from '@pawlet/widgets';
import { useEffect, useRef, useState } from 'react';
import type { FilesState } from './LineForm.tsx';
import { reviewPagesMessages } from './reviewPagesMessages.ts';
import { forgetDraft, keepDraft, readDraft, type OrderDraft } from './reviewDrafts.ts';
import {
  contentProblem,
  emptyLine,
  refusedLines,
  reviewedLines,
  toReview,
  type LineDraft,
  type ReviewCheck,
} from './reviewForm.ts';

/** The reviews of an order while they are written. */
export interface ReviewFormState {
  readonly draftOf: (line: OrderLineId) => LineDraft;
  readonly change: (line: OrderLineId, changes: Partial<LineDraft>) => void;
  readonly setFiles: (line: OrderLineId, files: FilesState) => void;
  readonly problemOf: (line: OrderLineId) => ReviewCheck | undefined;
  readonly hasFilesGone: (line: OrderLineId) => boolean;
  /** Called on blur: validates the text of a line. */
  readonly leave: (line: OrderLineId) => void;
  readonly setArea: (line: OrderLineId, area: HTMLTextAreaElement | null) => void;
  readonly submit: () => void;
  readonly isBusy: boolean;
}

type ByLine<T> = Readonly<Partial<Record<OrderLineId, T | undefined>>>;

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
  const owner = useSession((state) => String(state.user?.id ?? ''));
  const [draft, setDraft] = useState<OrderDraft>(() => readDraft(owner, orderNumber));
  const [problems, setProblems] = useState<ByLine<ReviewCheck>>({});
  const [gone, setGone] = useState<ByLine<true>>({});
  const files = useRef(new Map<OrderLineId, FilesState>());
  const areas = useRef(new Map<OrderLineId, HTMLTextAreaElement>());
  const isSent = useRef(false);
  useEffect(() => {
    if (!isSent.current) keepDraft(owner, orderNumber, draft);
  }, [owner, orderNumber, draft]);

  const draftOf = (line: OrderLineId): LineDraft => draft[line] ?? emptyLine;
  const stopAt = (line: OrderLineId, words: string): void => {
    showToast(words);
    const area = areas.current.get(line);
    area?.focus({ preventScroll: true });
    area?.scrollIntoView({ block: 'center' });
  };
  const isComplete = (): boolean => {
    const wrong = reviewedLines(lines, draftOf).flatMap(({ id }) => {
      const problem = contentProblem(draftOf(id).content);
      return problem === undefined ? [] : [[id, problem] as const];
    });
    setProblems(Object.fromEntries(wrong));
    const [first] = wrong;
    if (first !== undefined) stopAt(first[0], shopText(first[1]));
    return first === undefined;
  };
  const finish = (): void => {
    isSent.current = true;
    forgetDraft(owner, orderNumber);
    events.emit('pawlet:order-changed', { orderNumber, change: 'reviewed' });
    onDone();
  };
  const send = useAction(async () => {
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
    const said = reviewedLines(lines, draftOf);
    const reviews = said.map((line) => toReview(line, draftOf(line.id)));
    const result = await api.reviews.add({ orderNumber, lines: reviews });
    switch (result.status) {
      case 'ok':
        host.haptic('success');
        finish();
        break;
      case 'already-done':
        finish();
        break;
      case 'wrong-state':
        showToast(result.message);
        await onStale();
        break;
      case 'not-found':
        await onStale();
        break;
      case 'refused': {
        const refused = refusedLines(result.fields, said);
        const words = refused.filter(({ part }) => part === 'content');
        setProblems(Object.fromEntries(words.map(({ lineId }) => [lineId, 'check.review.short' as const])));
        const media = refused.filter(({ part }) => part === 'media');
        setGone(Object.fromEntries(media.map(({ lineId }) => [lineId, true as const])));
        break;
      }
    }
  });

  return {
    draftOf,
    change: (line, changes) => {
      setDraft((before) => ({ ...before, [line]: { ...(before[line] ?? emptyLine), ...changes } }));
      if (changes.content !== undefined) setProblems((before) => ({ ...before, [line]: undefined }));
      if (changes.media !== undefined) setGone((before) => ({ ...before, [line]: undefined }));
    },
    setFiles: (line, state) => void files.current.set(line, state),
    problemOf: (line) => problems[line],
    hasFilesGone: (line) => gone[line] === true,
    leave: (line) => setProblems((before) => ({ ...before, [line]: contentProblem(draftOf(line).content) })),
    setArea: (line, area) => {
      if (area === null) areas.current.delete(line);
      else areas.current.set(line, area);
    },
    submit: () => {
      if (!send.isBusy && isComplete()) void send.run();
    },
    isBusy: send.isBusy,
  };
}
