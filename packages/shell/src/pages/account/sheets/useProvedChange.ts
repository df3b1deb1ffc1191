import type { ProvedResult } from '@pawlet/core/api';
import { shopMessages } from '@pawlet/core/errors';
import { isCode, limits } from '@pawlet/core/rules';
import { useAction, useText, useToast } from '@pawlet/widgets';
import { useFields, type Fields } from '../useFields.ts';
import type { OwnerProof } from './useOwnerProof.ts';

export interface ProvedChangeOptions<Target> {
  readonly proof: OwnerProof;
  /** The field of the new value; the server's rejections are shown there. */
  readonly name: 'email' | 'mobile';
  /** Validates its value. */
  readonly check: (typed: string) => string | undefined;
  /** The parsed value; undefined while it is invalid. */
  readonly parse: (typed: string) => Target | undefined;
  readonly change: (
    target: Target & {
      readonly code: string;
      readonly oldPassword?: string;
      readonly oldCode?: string;
    },
  ) => Promise<ProvedResult>;
  readonly onDone: () => void;
}

/** A new value for the account: its owner is verified, and a code sent to the new value verifies that. */
export interface ProvedChange<Target> {
  readonly fields: Fields<'proof' | 'email' | 'mobile' | 'code'>;
  readonly submit: () => void;
  readonly isBusy: boolean;
  /** The recipient of the code; undefined after reporting an invalid one. */
  readonly recipientOf: () => Target | undefined;
  /** Shows an error at the field of the new value. */
  readonly refuse: (message: string | undefined) => boolean;
}

/** Submits the new value with its code, and shows a rejection at the right field. */
export function useProvedChange<Target>(options: ProvedChangeOptions<Target>): ProvedChange<Target> {
  const { proof, name, check, parse, change, onDone } = options;
  const shopText = useText(shopMessages);
  const showToast = useToast();
  const fields = useFields(['proof', name, 'code'], { proof: '', email: '', mobile: '', code: '' });
  const typed = fields.values[name];
  const code = fields.values.code.trim();
  const typedProof = fields.values.proof;
  const refuse = (message: string | undefined): boolean => fields.refuse({ [name]: message });
  const refusedField = (problems: Readonly<Record<string, unknown>>) => {
    if ('oldpassword' in problems || 'oldcaptcha' in problems) return 'proof';
    return 'captcha' in problems ? 'code' : name;
  };
  const { run, isBusy } = useAction(async () => {
    const target = parse(typed);
    const problems = {
      proof: proof.check(typedProof),
      [name]: check(typed),
      code: isCode(code) ? undefined : shopText('check.code', { digits: limits.codeDigits }),
    };
    if (fields.refuse(problems) || target === undefined) return;
    const proofs = {
      password: { oldPassword: typedProof },
      code: { oldCode: typedProof.trim() },
      none: {},
    };
    const result = await change({ ...target, code, ...proofs[proof.kind] });
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
        fields.refuse({ [refusedField(result.fields)]: result.message });
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
