import { useState } from 'react';
import { useText } from '@pawlet/widgets';
import { CodeForm, loginMessages, RegisterForm } from '@pawlet/widgets/parts';
import { Button, EmptyState, Icon } from '@pawlet/widgets/ui';
import { Page } from '../../layout/Page.tsx';
import { useShellText } from '../../layout/useShellText.ts';
import { useNavigation } from '../../storefront.ts';
import { choiceParameter, rangeParameter } from '../../routing/parameters.ts';
import { paths } from '../../routing/paths.ts';
import { usePageParameters } from '../../stack/PageContext.ts';
import styles from './Login.module.css';
import { logInPagesMessages } from '../../login/logInPagesMessages.ts';
import { forgetPendingLink, readPendingLink } from './pendingLink.ts';

const parameters = {
  /** A social account is linked to a number, instead of a registration. */
  bind: choiceParameter('bind', '1'),
  /** The form that is shown first: 0 number, 1 e-mail. */
  index: rangeParameter(0, 1),
};

/** Creates an account with a number or an e-mail address; with `bind` links a social account to a number. */
export function RegisterPage() {
  const { bind, index } = usePageParameters(parameters);
  const shellText = useShellText();
  const loginText = useText(loginMessages);
  return (
    <Page
      title={bind === undefined ? shellText('title.register') : loginText('login.title')}
      background="card"
      hasToTop={false}
    >
      <div className={styles['page']}>
        {bind === undefined ? (
          <RegisterForm way={index === 1 ? 'email' : 'mobile'} onDone={() => undefined} />
        ) : (
          <LinkForm />
        )}
      </div>
    </Page>
  );
}

function LinkForm() {
  const navigation = useNavigation();
  const text = useText(logInPagesMessages);
  const [link] = useState(() => readPendingLink(Date.now()));
  if (link === undefined) {
    return (
      <EmptyState
        picture={<Icon name="clock" size={56} />}
        title={text('bind.gone')}
        description={text('bind.goneText')}
        action={
          <Button onClick={() => void navigation.redirectTo(paths.socialLogin)}>{text('bind.again')}</Button>
        }
      />
    );
  }
  const [before = '', after = ''] = text('bind.hello', { name: '|' }).split('|');
  return (
    <>
      {link.nickname === '' ? null : (
        <p className={styles['hello']}>
          {before}
          <span lang="">{link.nickname}</span>
          {after}
        </p>
      )}
      <CodeForm link={link} linkFrom="social" onDone={forgetPendingLink} />
    </>
  );
}
