import { shopMessages } from '@pawlet/core/errors';
import type { Refused } from '@pawlet/core/api';
import { useAction, useText, useToast } from '@pawlet/widgets';
import { useRef, useState, type FocusEvent } from 'react';
import { useDraft } from './useDraft.ts';

/** Options for submitting a form with one text. */
export interface QuestionFormOptions {
  /** Name of the draft. */
  readonly draft: string;
  /** Error message for an empty text. */
  readonly emptyKey: 'check.question' | 'check.answer';
  /** Submits the text; true when it was accepted. */
  readonly send: (text: string) => Promise<boolean>;
}

/** A form with one text: late validation, a draft that is stored until it is submitted, one submission at a time. */
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
    /** Props of the text area. */
    field: {
      ref: area,
      value: draft.text,
      error,
      onChange: (next: string) => {
        draft.change(next);
        setError(undefined);
      },
      onBlur: ({ relatedTarget }: FocusEvent) => {
        // The button validates by itself; a message that appears below the finger would shift it.
        const isSubmitting = relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit';
        if (draft.text.trim() === '' && !isSubmitting) setError(shopText(emptyKey));
      },
    },
    text: draft.text,
    submit,
    isBusy,
    /** Shows the server's error; the text stays. */
    refuse: ({ fields, message }: Refused) => {
      if (fields['content'] === 'required') sayEmpty();
      else {
        setError(fields['content'] === undefined ? undefined : message);
        showToast(message);
      }
    },
  };
}
