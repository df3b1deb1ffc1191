import { shopMessages } from '@pawlet/core/errors';
import { isCode, limits } from '@pawlet/core/rules';
import { useConfirm, usePawlet, usePointsOffered, useText, useToast } from '@pawlet/widgets';
import { CodeField, RouteLink } from '@pawlet/widgets/parts';
import { Checkbox, useForm } from '@pawlet/widgets/ui';
import { useState } from 'react';
import { paths } from '../../../routing/paths.ts';
import styles from '../Account.module.css';
import { accountMessages } from '../accountMessages.ts';
import { ownRecipient } from '../ownRecipient.ts';
import { SheetForm } from '../SheetForm.tsx';
import type { SheetContentProps } from './SheetContentProps.ts';

/** Deletes the account permanently: shows what is lost, asks for a code, and for a final confirmation. */
export function DeleteSheet({ user, onDone }: SheetContentProps) {
  const { api } = usePawlet();
  const text = useText(accountMessages);
  const shopText = useText(shopMessages);
  const hasPoints = usePointsOffered();
  const confirm = useConfirm();
  const showToast = useToast();
  const [isAgreed, setIsAgreed] = useState(false);
  const [obstacle, setObstacle] = useState<string>();
  const recipient = ownRecipient(user);
  const form = useForm({
    initial: { code: '' },
    check: ({ code }) => ({
      code: isCode(code.trim()) ? undefined : shopText('check.code', { digits: limits.codeDigits }),
    }),
    submit: async ({ code }, { refuse }) => {
      if (!isAgreed) {
        showToast(text('account.deleteAgreeFirst'));
        return;
      }
      const isSure = await confirm({
        title: text('account.deleteConfirm'),
        text: text('account.deleteFinal'),
        confirmLabel: text('account.deleteAction'),
        destructive: true,
      });
      if (!isSure) return;
      const result = await api.account.remove({ code: code.trim() });
      switch (result.status) {
        case 'ok':
          onDone();
          return;
        case 'wrong-state':
          setObstacle(result.message);
          return;
        case 'rate-limited':
          showToast(result.message);
          return;
        case 'wrong-credentials':
        case 'refused':
          refuse({ code: result.message });
      }
    },
  });
  if (recipient === undefined) return <p className={styles['note']}>{text('account.unreachable')}</p>;
  return (
    <SheetForm isDestructive submitLabel={text('account.deleteAction')} form={form}>
      <div className={styles['losses']}>
        <p>{text('account.deleteText')}</p>
        <ul>
          {hasPoints ? <li>{text('account.losePoints', { count: user.points })}</li> : null}
          <li>{text('account.loseCoupons', { count: user.couponCount })}</li>
          <li>{text('account.loseThings')}</li>
          <li>{text('account.loseCloud')}</li>
        </ul>
        <p className={styles['kept']}>{text('account.deleteKept')}</p>
        {obstacle === undefined ? null : (
          <p className={styles['obstacle']} role="alert">
            {obstacle} <RouteLink route={paths.orders}>{text('account.toOrders')}</RouteLink>
          </p>
        )}
      </div>
      <CodeField
        control={form.field('code')}
        send={() => api.account.sendCode(recipient, 'deleteaccount')}
        onRefused={(message) => form.refuse({ code: message })}
      />
      <div className={styles['agree']}>
        <Checkbox checked={isAgreed} onChange={setIsAgreed}>
          {text('account.deleteAgree')}
        </Checkbox>
      </div>
    </SheetForm>
  );
}
