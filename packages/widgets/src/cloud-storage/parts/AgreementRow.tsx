import { useState } from 'react';
import type { ReactElement } from 'react';
import { RichText, SlotText, textSlot } from '../../parts/index.ts';
import { usePawlet, useText } from '../../runtime/index.ts';
import { Button, Checkbox, ErrorState, part, Sheet, Skeleton, SkeletonRegion } from '../../ui/index.ts';
import styles from '../CloudStorage.module.css';
import { cloudStorageMessages } from '../cloudStorageMessages.ts';
import type { Agreement } from '../useAgreement.ts';

export interface AgreementRowProps {
  readonly agreement: Agreement;
}

/** The required checkbox, and a sheet with the agreement. */
export function AgreementRow({ agreement }: AgreementRowProps): ReactElement {
  const { row, isAccepted, setIsAccepted, page } = agreement;
  const { http } = usePawlet();
  const text = useText(cloudStorageMessages);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div ref={row} className={styles['agreement']} {...part('agreement')}>
      <Checkbox checked={isAccepted} onChange={setIsAccepted}>
        <SlotText text={text('cloudStorage.agree', { agreement: textSlot })}>
          <a
            href={`${http.urlOf('/')}#/pages/page/page?diyname=cloud`}
            className={styles['agreementLink']}
            aria-haspopup="dialog"
            onClick={(event) => {
              // The link's page is for another tab; reading it here must not toggle the checkbox.
              event.preventDefault();
              setIsOpen(true);
            }}
          >
            {text('cloudStorage.agreement')}
          </a>
        </SlotText>
      </Checkbox>
      <Sheet
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={page?.title ?? text('cloudStorage.agreement')}
        height="full"
        footer={
          page === undefined ? undefined : (
            <Button
              block
              size="l"
              onClick={() => {
                setIsAccepted(true);
                setIsOpen(false);
              }}
            >
              {text('cloudStorage.accept')}
            </Button>
          )
        }
      >
        <div className={styles['agreementText']}>
          <AgreementText agreement={agreement} />
        </div>
      </Sheet>
    </div>
  );
}

function AgreementText({ agreement }: AgreementRowProps): ReactElement {
  const text = useText(cloudStorageMessages);
  const { status, page } = agreement;
  if (page !== undefined) return <RichText html={page.contentHtml} />;
  if (status === 'missing') return <p>{text('cloudStorage.agreementMissing')}</p>;
  if (status === 'failed') {
    return (
      <ErrorState layout="inline" onRetry={() => void agreement.reload()} busy={agreement.isRefreshing} />
    );
  }
  return (
    <SkeletonRegion>
      <Skeleton shape="text" lines={8} />
    </SkeletonRegion>
  );
}
