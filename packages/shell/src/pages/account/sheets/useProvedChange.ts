import type { ProvedResult } from '@pawlet/core/api';
import { shopMessages } from '@pawlet/core/errors';
import { isCode, limits } from '@pawlet/core/rules';
import { useAction, useText, useToast } from '@pawlet/widgets';
import { useFields, type Fields } from '../useFields.ts';

export interface ProvedChangeOptions<Target> {
  /** The field of what is new; the server's refusals stand there. */
  readonly name: 'email' | 'mobile';
  /** What is wrong with what stands in it. */
  readonly check: (typed: string) => string | undefined;
  /** What it means; undefined while something is wrong with it. */
  readonly parse: (typed: string) => Target | undefined;
  readonly change: (target: Target & { readonly code: string }) => Promise<ProvedResult>;
  readonly onDone: () => void;
}

/** Something new for the account that proves itself by a code sent to it. */
export interface ProvedChange<Target> {
  readonly fields: Fields<'email' | 'mobile' | 'code'>;
  readonly submit: () => void;
  readonly isBusy: boolean;
  /** Where the code goes; undefined after it said what is wrong with that. */
  readonly recipientOf: () => Target | undefined;
  /** Shows at the new thing's field what is wrong with it. */
  readonly refuse: (message: string | undefined) => boolean;
}

/** Sends what is new with its code, and says at the right field what was refused. */
export function useProvedChange<Target>(options: ProvedChangeOptions<Target>): ProvedChange<Target> {
  const { name, check, parse, change, onDone } = options;
  const shopText = useText(shopMessages);
  const showToast = useToast();
  const fields = useFields([name, 'code'], { email: '', mobile: '', code: '' });
  const typed = fields.values[name];
  const code = fields.values.code.trim();
  const refuse = (message: string | undefined): boolean => fields.refuse({ [name]: message });
  const { run, isBusy } = useAction(async () => {
    const target = parse(typed);
    const problems = {
      [name]: check(typed),
      code: isCode(code) ? undefined : shopText('check.code', { digits: limits.codeDigits }),
    };
    if (fields.refuse(problems) || target === undefined) return;
    const result = await change({ ...target, code });
    switch (result.status) {
      case 'ok':
        onDone();
        return;
      case 'wrong-credentials':
        fields.refuse({ code: result.message });
        return;
      case 'rate-limited':
        showToast(result.message);
        return;
      case 'refused':
        fields.refuse({ [result.fields['captcha'] === undefined ? name : 'code']: result.message });
    }
  });
  return {
    fields,
    submit: () => void run(),
    isBusy,
    recipientOf: () => (refuse(check(typed)) ? undefined : parse(typed)),
    refuse,
  };
}
