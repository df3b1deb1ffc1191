import type { CodeRecipient, ProvedResult, SendCodeResult } from '@pawlet/core/api';
import { shopMessages } from '@pawlet/core/errors';
import { isCode, limits } from '@pawlet/core/rules';
import { usePawlet, useText, useToast } from '@pawlet/widgets';
import { useForm, type Form } from '@pawlet/widgets/ui';
import type { OwnerProof } from './useOwnerProof.ts';

/** The fields of the change: what proves the owner, what is new, and the code that proves it. */
export type ProvedField = 'proof' | 'target' | 'code';

export interface ProvedChangeOptions<Target> {
  readonly proof: OwnerProof;
  /** What is wrong with what is new. */
  readonly check: (typed: string) => string | undefined;
  /** The parsed value; undefined while it is invalid. */
  readonly parse: (typed: string) => Target | undefined;
  /** What the code for what is new is for. */
  readonly event: 'changeemail' | 'changemobile';
  readonly change: (
    target: Target & {
      readonly code: string;
      readonly oldPassword?: string;
      readonly oldCode?: string;
    },
  ) => Promise<ProvedResult>;
  readonly onDone: () => void;
}

/** Something new for the account: its owner proves who asks, and a code sent to it proves what is new. */
export interface ProvedChange {
  readonly form: Form<Readonly<Record<ProvedField, string>>, ProvedField>;
  /** Sends the code; undefined if something is wrong with what is new. */
  readonly sendCode: () => Promise<SendCodeResult | undefined>;
}

/** Sends what is new with its code, and shows a refusal at its field. */
export function useProvedChange<Target extends CodeRecipient>(
  options: ProvedChangeOptions<Target>,
): ProvedChange {
  const { proof, check, parse, event, change, onDone } = options;
  const { api } = usePawlet();
  const shopText = useText(shopMessages);
  const showToast = useToast();
  const form = useForm({
    initial: { proof: '', target: '', code: '' },
    check: (values) => ({
      proof: proof.check(values.proof),
      target: check(values.target),
      code: isCode(values.code.trim()) ? undefined : shopText('check.code', { digits: limits.codeDigits }),
    }),
    submit: async (values, submission) => {
      const target = parse(values.target);
      if (target === undefined) return;
      const proofs = {
        password: { oldPassword: values.proof },
        code: { oldCode: values.proof.trim() },
        none: {},
      };
      const result = await change({ ...target, code: values.code.trim(), ...proofs[proof.kind] });
      if (result.status === 'ok') onDone();
      else if (result.status === 'rate-limited') showToast(result.message);
      else submission.refuse({ [refusedField(result)]: result.message });
    },
  });
  return {
    form,
    sendCode: async () => {
      const target = form.check(['target']) ? parse(form.values.target) : undefined;
      return target === undefined ? undefined : api.account.sendCode(target, event);
    },
  };
}

type RefusedChange = Exclude<ProvedResult, { readonly status: 'ok' | 'rate-limited' }>;

const fieldsByWireName: Readonly<Record<string, 'proof' | 'code'>> = {
  oldpassword: 'proof',
  oldcaptcha: 'proof',
  captcha: 'code',
};

function refusedField(result: RefusedChange): ProvedField {
  if (result.status === 'wrong-credentials') return 'code';
  const names = Object.keys(result.fields);
  return names.map((name) => fieldsByWireName[name]).find((field) => field !== undefined) ?? 'target';
}
