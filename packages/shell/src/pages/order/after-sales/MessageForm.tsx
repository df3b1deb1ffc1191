import type { AfterSale } from '@pawlet/core/api';
import { maxAftersaleImages, maxAftersaleMessage } from '@pawlet/core/contract';
import { usePawlet, useText, useToast } from '@pawlet/widgets';
import { UploadGrid, useUploads } from '@pawlet/widgets/parts';
import { Button, TextArea, useForm } from '@pawlet/widgets/ui';
import { afterSaleMessages } from '../afterSaleMessages.ts';
import styles from '../detail/Detail.module.css';
import own from './AfterSale.module.css';

export interface MessageFormProps {
  readonly afterSale: AfterSale;
  /** Loads the request again; the form starts empty then. */
  readonly onSent: () => Promise<void>;
}

/** A message to the shop: a text, pictures, or both. */
export function MessageForm({ afterSale: { lineId, picturesUntil }, onSent }: MessageFormProps) {
  const { api } = usePawlet();
  const text = useText(afterSaleMessages);
  const toast = useToast();
  const uploads = useUploads({ most: maxAftersaleImages });
  const { stored } = uploads;
  const findFilesProblem = (): string | undefined => {
    if (uploads.isBusy) return text('afterSale.filesBusy');
    return uploads.hasUnsent ? text('afterSale.filesFailed') : undefined;
  };
  const form = useForm({
    initial: { text: '' },
    check: (values) => ({
      text:
        values.text.trim() === '' && stored.length === 0 && !uploads.isBusy
          ? text('afterSale.writeSomething')
          : undefined,
      files: findFilesProblem(),
    }),
    checksEmpty: true,
    submit: async (values, { forget, refuse }) => {
      const result = await api.afterSales.sendMessage({
        lineId,
        text: values.text.trim(),
        images: stored.map(({ url }) => url),
      });
      switch (result.status) {
        case 'ok':
          forget();
          toast(text('afterSale.messageSent'));
          await onSent();
          break;
        case 'files-gone':
          refuse({ files: text('afterSale.filesGone') });
          break;
        case 'too-many':
          toast(result.message);
          break;
        case 'wrong-state':
          toast(result.message);
          await onSent();
          break;
        case 'not-found':
          toast(text('afterSale.gone'));
          await onSent();
          break;
        case 'refused':
          if (result.reason === 'VALIDATION') toast(result.message);
          break;
      }
    },
    guardsLeaving: true,
  });
  return (
    <form {...form.props} className={styles['card']}>
      <h2 className={styles['heading']}>
        {text(picturesUntil === undefined ? 'afterSale.message' : 'afterSale.asked')}
      </h2>
      <UploadGrid
        uploads={uploads}
        label={text('afterSale.messagePictures')}
        error={form.getError('files')}
      />
      <div className={own['field']}>
        <TextArea
          {...form.field('text')}
          lang=""
          rows={2}
          label={text('afterSale.message')}
          maxLength={maxAftersaleMessage}
        />
      </div>
      <div className={own['send']}>
        <Button type="submit" block busy={form.isBusy}>
          {text('afterSale.send')}
        </Button>
      </div>
    </form>
  );
}
