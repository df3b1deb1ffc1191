import type { ApplyResult, Order, OrderLine, OrderLineId } from '@pawlet/core/api';
import { shopMessages } from '@pawlet/core/errors';
import { useEffect, useRef, useState } from 'react';
import { useConfirm, useEmit, useFormat, usePawlet, useText, useToast } from '@pawlet/widgets';
import { useUploads, type Uploads } from '@pawlet/widgets/parts';
import { useDraft, useForm, type Form, type Problems, type Submission } from '@pawlet/widgets/ui';
import { useLeave } from '../../../stack/useLeave.ts';
import { afterSaleMessages } from '../afterSaleMessages.ts';
import { afterSaleRoute } from '../../../routing/builders/afterSaleRoutes.ts';
import { useUsedUpDialog } from '../useUsedUpDialog.ts';
import {
  emptyApplication,
  restoreApplication,
  type RequestDraft,
  type RequestValues,
} from './requestDrafts.ts';
import {
  amountProblem,
  inOrderOfSending,
  piecesLeft,
  computeTotal,
  getWanted,
  type Choices,
  type LineChoice,
} from './requestRules.ts';
import { useRefundLimits, type KnownRefundLimits } from './useRefundLimits.ts';

/** A field that can be wrong, in the order of the form. */
type RequestField = 'lines' | `amount.${OrderLineId}` | 'reason' | 'files';

export interface Application {
  readonly form: Form<RequestValues, RequestField>;
  readonly draft: RequestDraft;
  readonly change: (changes: Partial<RequestDraft>) => void;
  readonly getChoice: (line: OrderLine) => LineChoice;
  readonly changeLine: (id: OrderLineId, changes: Partial<LineChoice>) => void;
  readonly refundLimits: KnownRefundLimits;
  readonly total: ReturnType<typeof computeTotal>;
  readonly uploads: Uploads;
  /** Lines whose request has been submitted. */
  readonly sent: ReadonlySet<OrderLineId>;
}

export interface ApplicationParts {
  readonly order: Order;
  /** The line of the page; it is selected initially. */
  readonly lineId: OrderLineId;
  /** Lines for which a request is possible. */
  readonly lines: readonly OrderLine[];
  /** The products can be returned. */
  readonly isShipped: boolean;
  /** The order has changed since it was loaded. */
  readonly onStale: () => void;
}

/**
 * Keeps the form of a request, after leaving the page and across a reload until it is submitted; each selected line is
 * submitted by its own call, and none of them twice.
 */
export function useApplication(parts: ApplicationParts): Application {
  const { order, lineId, lines, isShipped, onStale } = parts;
  const { api } = usePawlet();
  const leave = useLeave();
  const emit = useEmit();
  const text = useText(afterSaleMessages);
  const shopText = useText(shopMessages);
  const format = useFormat();
  const toast = useToast();
  const confirm = useConfirm();
  const showUsedUp = useUsedUpDialog();
  const [sent, setSent] = useState<ReadonlySet<OrderLineId>>(new Set());
  const form: Form<RequestValues, RequestField> = useForm<RequestValues, RequestField>({
    initial: emptyApplication,
    draft: useDraft({
      kind: 'after-sale-drafts',
      form: String(lineId),
      lasts: 'device',
      restore: (kept) => restoreApplication(kept, { lines, isShipped }),
    }),
    check: (values) => ({
      ...lineProblems(),
      reason: values.draft.reason === '' ? shopText('check.refund.reason') : undefined,
      files: filesProblem(),
    }),
    submit: (_, submission) => send(submission),
  });
  const { draft, choices } = form.values;
  const uploads = useUploads({
    most: 9,
    mostVideos: 1,
    mostVideoSeconds: 60,
    initial: form.values.media,
  });
  const media = uploads.stored;
  const { change } = form;
  const latestChange = useRef(change);
  useEffect(() => {
    latestChange.current = change;
  });
  useEffect(() => latestChange.current({ media }, ['files']), [media]);

  const getChoice = (line: OrderLine): LineChoice => {
    const known = choices[line.id] ?? {
      isTicked: line.id === lineId,
      quantity: piecesLeft(line),
      amount: undefined,
    };
    // Lines that are submitted, or gone meanwhile, are not requested again.
    return sent.has(line.id) ? { ...known, isTicked: false } : known;
  };
  const current: Choices = Object.fromEntries(lines.map((line) => [line.id, getChoice(line)]));
  const refundLimits = useRefundLimits(order, current, draft.type);
  const total = computeTotal(order, current, refundLimits.refundLimits);
  const ticked = lines.filter((line) => getChoice(line).isTicked);

  const lineProblems = (): Pick<Problems<RequestField>, Exclude<RequestField, 'reason' | 'files'>> => ({
    lines: ticked.length === 0 ? text('afterSale.chooseLine') : undefined,
    ...Object.fromEntries(
      ticked.map((line) => {
        const most = refundLimits.refundLimits.get(line.id);
        const key = most === undefined ? undefined : amountProblem(getChoice(line).amount, most.money);
        return [`amount.${line.id}` as const, key === undefined ? undefined : shopText(key)];
      }),
    ),
  });
  const filesProblem = (): string | undefined => {
    if (uploads.isBusy) return text('afterSale.filesBusy');
    return uploads.hasUnsent ? text('afterSale.filesFailed') : undefined;
  };

  const refuse = async (
    result: Exclude<ApplyResult, { readonly status: 'ok' }>,
    submission: Submission<RequestField>,
    id: OrderLineId,
  ): Promise<void> => {
    switch (result.status) {
      case 'used-up':
        await showUsedUp();
        onStale();
        break;
      case 'type-not-allowed':
        toast(shopText('operation.typeIncorrect'));
        form.change(({ draft: before }) => ({ draft: { ...before, type: 'refund' } }));
        onStale();
        break;
      case 'too-much':
        await refundLimits.reload();
        submission.refuse({ [`amount.${id}`]: shopText('check.refund.amount') });
        break;
      case 'too-many':
        toast(text('afterSale.tooMany'));
        onStale();
        break;
      case 'files-gone':
        toast(text('afterSale.filesGone'));
        break;
      case 'wrong-state':
        toast(result.message);
        onStale();
        break;
      case 'not-found':
        toast(text('afterSale.gone'));
        onStale();
        break;
      case 'refused':
        // Errors that the caller handles are not shown as a toast.
        if (result.reason === 'VALIDATION') toast(result.message);
        break;
    }
  };

  const rows = ticked.flatMap((line) => {
    const most = refundLimits.refundLimits.get(line.id)?.money;
    const { quantity, amount } = getChoice(line);
    return most === undefined ? [] : [{ id: line.id, quantity, amount, most }];
  });

  const send = async (submission: Submission<RequestField>): Promise<void> => {
    if (refundLimits.hasFailed) {
      toast(text('afterSale.amountFailed'));
      return;
    }
    const { refusal } = refundLimits;
    if (refusal !== undefined) {
      await refuse(refusal, submission, lineId);
      return;
    }
    const isSure = await confirm({
      title: shopText('refund.confirm'),
      text: [
        shopText('refund.confirm.amount', { amount: format.money(total.money) }),
        ...(total.points > 0 ? [shopText('refund.confirm.points', { count: total.points })] : []),
        ...(total.missing > 0
          ? [text('afterSale.withheld', { count: total.missing, amount: format.money(total.withheld) })]
          : []),
      ].join('\n'),
      confirmLabel: shopText('refund.confirm.action'),
    });
    if (!isSure) return;
    for (const { id, quantity, amount, most } of inOrderOfSending(rows)) {
      const result = await api.afterSales.apply({
        lineId: id,
        type: draft.type,
        quantity,
        reason: draft.reason,
        refund: amount === undefined ? undefined : getWanted({ amount, quantity, isTicked: true }, most),
        remark: draft.remark.trim(),
        images: uploads.stored.filter(({ kind }) => kind === 'image').map(({ url }) => url),
        video: uploads.stored.find(({ kind }) => kind === 'video')?.url,
        returnMethod: draft.method,
      });
      if (result.status !== 'ok') {
        await refuse(result, submission, id);
        return;
      }
      setSent((before) => new Set([...before, id]));
      emit('pawlet:order-changed', { orderNumber: order.orderNumber, change: 'after-sale' });
    }
    submission.forget();
    toast(text('afterSale.sent'));
    await leave.redirectTo(afterSaleRoute(lineId));
  };

  return {
    form,
    draft,
    change: (changes) =>
      form.change(
        ({ draft: before }) => ({ draft: { ...before, ...changes } }),
        'reason' in changes ? ['reason'] : [],
      ),
    getChoice,
    changeLine: (id, changes) => {
      const line = lines.find((one) => one.id === id);
      if (line === undefined) return;
      form.change(
        ({ choices: before }) => ({ choices: { ...before, [id]: { ...getChoice(line), ...changes } } }),
        ['lines', `amount.${id}`],
      );
    },
    refundLimits,
    total,
    uploads,
    sent,
  };
}
