import { PawletError, shopMessages } from '@pawlet/core/errors';
import { useEffect } from 'react';
import { useConfig, useConfirm, usePawlet, useText, useToast } from '../../runtime/index.ts';
import type { UploadEngine } from './createUploads.ts';
import type { UploadOptions } from './types.ts';
import { useProblemText } from './useProblemText.ts';

/** Connects uploads to the current page: how to send, and how to show messages. */
export function useConnection(engine: UploadEngine, options: UploadOptions): void {
  const { api } = usePawlet();
  const toast = useToast();
  const confirm = useConfirm();
  const text = useText(shopMessages);
  const limits = useConfig()?.upload;
  const problemText = useProblemText();
  useEffect(() => {
    engine.connect({
      options,
      prepare: async (...given) => {
        const { prepareUpload } = await import('./prepareUpload.ts').catch((cause: unknown) => {
          toast(text('error.upload'));
          throw new PawletError('NETWORK', 'Pawlet: the code for uploads could not be loaded.', { cause });
        });
        return prepareUpload(...given, limits);
      },
      send: async (content, call) => {
        const reply = await api.uploads.send(content, call);
        return reply.status === 'ok' ? reply.file : undefined;
      },
      showProblem: (problem) => toast(problemText(problem, options)),
      confirmRemoval: () =>
        confirm({
          title: text('check.picture.delete'),
          confirmLabel: text('check.picture.delete.action'),
          destructive: true,
        }),
    });
  });
}
