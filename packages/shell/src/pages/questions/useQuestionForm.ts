import { shopMessages } from '@pawlet/core/errors';
import type { Refused } from '@pawlet/core/api';
import { useAction, useText, useToast } from '@pawlet/widgets';
import { useRef, useState, type FocusEvent } from 'react';
import { useDraft } from './useDraft.ts';

/** What a form of one text needs to know of its sending. */
export interface QuestionFormOptions {
  /** Name of the draft. */
  readonly draft: string;
  /** Said where the text is empty. */
  readonly emptyKey: 'check.question' | 'check.answer';
  /** Sends the text; true when it was taken. */
  readonly send: (text: string) => Promise<boolean>;
}

/** A form of one text: late checks, a draft that is kept until it is sent, one sending at a time. */
export function useQuestionForm({ draft: name, emptyKey, send }: QuestionFormOptions) {
  const shopText = useText(shopMessages);
  const showToast = useToast();
  const draft = useDraft(name);
  const [error, setError] = useState<string>();
  const area = useRef<HTMLTextAreaElement>(null);
  const sayEmpty = (): void => {
    setError(shopText(emptyKey));
    showToast(shopText(emptyKey));
    area.current?.focus();
  };
  const { run: submit, isBusy } = useAction(async () => {
    const words = draft.text.trim();
    if (words === '') sayEmpty();
    else if (await send(words)) draft.forget();
  });
  return {
    /** Of the text area. */
    field: {
      ref: area,
      value: draft.text,
      error,
      onChange: (next: string) => {
        draft.change(next);
        setError(undefined);
      },
      onBlur: ({ relatedTarget }: FocusEvent) => {
        // The button checks for itself; a line that appears under the finger would push it away.
        const isSubmitting = relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit';
        if (draft.text.trim() === '' && !isSubmitting) setError(shopText(emptyKey));
      },
    },
    text: draft.text,
    submit,
    isBusy,
    /** Says what the server found wrong; the text stays. */
    refuse: ({ fields, message }: Refused) => {
      if (fields['content'] === 'required') sayEmpty();
      else {
        setError(fields['content'] === undefined ? undefined : message);
        showToast(message);
      }
    },
  };
}
