import type { ApplyResult, Order, OrderLine, OrderLineId } from '@pawlet/core/api';
import { shopMessages } from '@pawlet/core/errors';
import { useEffect, useRef, useState } from 'react';
import {
  useAction,
  useConfirm,
  useEmit,
  useFormat,
  usePawlet,
  useSession,
  useText,
  useToast,
} from '@pawlet/widgets';
import { useUploads, type Uploads } from '@pawlet/widgets/parts';
import { useLeave } from '../../../stack/useLeave.ts';
import { afterSaleMessages } from '../afterSaleMessages.ts';
import { afterSaleRoute } from '../../../routing/builders/afterSaleRoutes.ts';
import { useUsedUpDialog } from '../useUsedUpDialog.ts';
import { forgetApplication, keepApplication, readApplication, type ApplyDraft } from './applyDrafts.ts';
import {
  amountProblem,
  inOrderOfSending,
  piecesLeft,
  totalOf,
  wantedOf,
  type Choices,
  type LineChoice,
} from './applyRules.ts';
import { useRefundLimits, type KnownRefundLimits } from './useRefundLimits.ts';

export interface Application {
  readonly draft: ApplyDraft;
  readonly change: (changes: Partial<ApplyDraft>) => void;
  readonly choiceOf: (line: OrderLine) => LineChoice;
  readonly changeLine: (id: OrderLineId, changes: Partial<LineChoice>) => void;
  readonly refundLimits: KnownRefundLimits;
  readonly total: ReturnType<typeof totalOf>;
  readonly uploads: Uploads;
  /** Lines whose request has been submitted. */
  readonly sent: ReadonlySet<OrderLineId>;
  /** Invalid fields are reported. */
  readonly isChecked: boolean;
  readonly check: () => void;
  readonly submit: () => void;
  readonly isBusy: boolean;
}

export interface ApplicationParts {
  readonly order: Order;
  /** The line of the page; it is selected initially. */
  readonly lineId: OrderLineId;
  /** Lines for which a request is possible. */
  readonly lines: readonly OrderLine[];
  /** The products can be returned. */
  readonly isShipped: boolean;
  /** Focuses the first invalid field. */
  readonly onProblem: () => void;
  /** The order has changed since it was loaded. */
  readonly onStale: () => void;
}

/**
 * Keeps the form of a request, after leaving the page and across a reload until it is submitted; each selected line is
 * submitted by its own call, and none of them twice.
 */
export function useApplication(parts: ApplicationParts): Application {
  const { order, lineId, lines, isShipped, onProblem, onStale } = parts;
  const { api } = usePawlet();
  const leave = useLeave();
  const emit = useEmit();
  const text = useText(afterSaleMessages);
  const shopText = useText(shopMessages);
  const format = useFormat();
  const toast = useToast();
  const confirm = useConfirm();
  const showUsedUp = useUsedUpDialog();
  const owner = useSession((state) => String(state.user?.id ?? ''));
  const [kept] = useState(() => readApplication(owner, lineId, { lines, isShipped }));
  const uploads = useUploads({ most: 9, mostVideos: 1, mostVideoSeconds: 60, initial: kept.media });
  const [draft, setDraft] = useState<ApplyDraft>(kept.draft);
  const [choices, setChoices] = useState<Choices>(kept.choices);
  const [sent, setSent] = useState<ReadonlySet<OrderLineId>>(new Set());
  const [isChecked, setIsChecked] = useState(false);
  const isSent = useRef(false);
  const media = uploads.stored;
  useEffect(() => {
    if (!isSent.current) keepApplication(owner, lineId, { draft, choices, media });
  }, [owner, lineId, draft, choices, media]);

  const choiceOf = (line: OrderLine): LineChoice => {
    const known = choices[line.id] ?? {
      isTicked: line.id === lineId,
      quantity: piecesLeft(line),
      amount: undefined,
    };
    // Lines that are submitted, or gone meanwhile, are not requested again.
    return sent.has(line.id) ? { ...known, isTicked: false } : known;
  };
  const current: Choices = Object.fromEntries(lines.map((line) => [line.id, choiceOf(line)]));
  const refundLimits = useRefundLimits(order, current, draft.type);
  const total = totalOf(order, current, refundLimits.refundLimits);
  const ticked = lines.filter((line) => choiceOf(line).isTicked);

  const problem = (): string | undefined => {
    if (ticked.length === 0) return text('afterSale.chooseLine');
    if (draft.reason === '') return shopText('check.refund.reason');
    for (const line of ticked) {
      const most = refundLimits.refundLimits.get(line.id);
      const key = most === undefined ? undefined : amountProblem(choiceOf(line).amount, most.money);
      if (key !== undefined) return shopText(key);
    }
    if (uploads.isBusy) return text('afterSale.filesBusy');
    if (uploads.hasUnsent) return text('afterSale.filesFailed');
    return refundLimits.hasFailed ? text('afterSale.amountFailed') : undefined;
  };

  const refuse = async (result: Exclude<ApplyResult, { readonly status: 'ok' }>): Promise<void> => {
    switch (result.status) {
      case 'used-up':
        await showUsedUp();
        onStale();
        break;
      case 'type-not-allowed':
        toast(shopText('operation.typeIncorrect'));
        setDraft((before) => ({ ...before, type: 'refund' }));
        onStale();
        break;
      case 'too-much':
        toast(shopText('check.refund.amount'));
        await refundLimits.reload();
        onProblem();
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
    const { quantity, amount } = choiceOf(line);
    return most === undefined ? [] : [{ id: line.id, quantity, amount, most }];
  });

  const { run, isBusy } = useAction(async () => {
    setIsChecked(true);
    const wrong = problem();
    if (wrong !== undefined) {
      toast(wrong);
      onProblem();
      return;
    }
    const { refusal } = refundLimits;
    if (refusal !== undefined) {
      await refuse(refusal);
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
        refund: amount === undefined ? undefined : wantedOf({ amount, quantity, isTicked: true }, most),
        remark: draft.remark.trim(),
        images: uploads.stored.filter(({ kind }) => kind === 'image').map(({ url }) => url),
        video: uploads.stored.find(({ kind }) => kind === 'video')?.url,
        returnMethod: draft.method,
      });
      if (result.status !== 'ok') {
        await refuse(result);
        return;
      }
      setSent((before) => new Set([...before, id]));
      emit('pawlet:order-changed', { orderNumber: order.orderNumber, change: 'after-sale' });
    }
    isSent.current = true;
    forgetApplication(owner, lineId);
    toast(text('afterSale.sent'));
    await leave.redirectTo(afterSaleRoute(lineId));
  });

  return {
    draft,
    change: (changes) => setDraft((before) => ({ ...before, ...changes })),
    choiceOf,
    changeLine: (id, changes) => {
      const line = lines.find((one) => one.id === id);
      if (line === undefined) return;
      setChoices((before) => ({ ...before, [id]: { ...choiceOf(line), ...changes } }));
    },
    refundLimits,
    total,
    uploads,
    sent,
    isChecked,
    check: () => setIsChecked(true),
    submit: () => void run(),
    isBusy,
  };
}
