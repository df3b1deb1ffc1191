import { toSafeUrl } from '@pawlet/core/host';
import { useAction, useFormat, usePawlet, useText, useToast } from '@pawlet/widgets';
import { Button, ButtonLink } from '@pawlet/widgets/ui';
import { useState } from 'react';
import styles from '../Account.module.css';
import { accountMessages } from '../accountMessages.ts';

/** Exports a file with all the data that the shop stores about the shopper. */
export function ExportSheet() {
  const { api, host } = usePawlet();
  const text = useText(accountMessages);
  const format = useFormat();
  const showToast = useToast();
  const [file, setFile] = useState<{ readonly url: string; readonly expiresAt: number }>();
  const { run: prepare, isBusy } = useAction(async () => {
    const result = await api.account.exportData();
    if (result.status === 'rate-limited') showToast(result.message);
    if (result.status !== 'ok') return;
    const url = toSafeUrl(result.url, location.href);
    if (url !== undefined) setFile({ url, expiresAt: result.expiresAt });
  });
  const isInApp = host.platform !== 'browser' && host.platform !== 'web';
  return (
    <div className={styles['sheet']}>
      <p className={styles['note']}>{text('account.exportText')}</p>
      {file === undefined ? (
        <Button block size="l" busy={isBusy} onClick={() => void prepare()}>
          {text('account.exportPrepare')}
        </Button>
      ) : (
        <>
          <ButtonLink
            block
            size="l"
            href={file.url}
            download="pawlet-data.json"
            onClick={(event) => {
              if (!isInApp) return;
              // Web views of apps do not download by themselves.
              event.preventDefault();
              void host.openUrl(file.url);
            }}
          >
            {text('account.exportDownload')}
          </ButtonLink>
          <output className={styles['note']}>
            {text('account.exportUntil', { time: format.date(file.expiresAt, 'time') })}
          </output>
        </>
      )}
    </div>
  );
}
