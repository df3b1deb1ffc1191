import type { UserWithCounts } from '@pawlet/core/api';
import { shopMessages } from '@pawlet/core/errors';
import { isFilled, isUsername } from '@pawlet/core/rules';
import { useAction, usePawlet, useText, useToast } from '@pawlet/widgets';
import { Button, CellGroup, Field, TextArea } from '@pawlet/widgets/ui';
import { usePageMemory } from '../../stack/PageContext.ts';
import styles from './Account.module.css';
import { accountMessages } from './accountMessages.ts';
import { useFields } from './useFields.ts';

export interface ProfileFormProps {
  readonly user: UserWithCounts;
  /** It has been saved. */
  readonly onSaved: () => void;
}

const names = ['nickname', 'username', 'bio'] as const;
const most = { nickname: 30, username: 30, bio: 100 } as const;

type Draft = Readonly<Record<(typeof names)[number], string>>;

/** Name, user name and bio. */
export function ProfileForm({ user, onSaved }: ProfileFormProps) {
  const { api } = usePawlet();
  const text = useText(accountMessages);
  const shopText = useText(shopMessages);
  const showToast = useToast();
  const { nickname, username, bio } = user;
  const [draft, keepDraft] = usePageMemory<Draft | undefined>('profile', undefined);
  const fields = useFields(names, draft ?? { nickname, username, bio }, keepDraft);
  const checkNickname = (given: string): string | undefined =>
    isFilled(given) ? undefined : text('account.nicknameRequired');
  const checkUsername = (given: string): string | undefined =>
    isUsername(given.trim()) ? undefined : shopText('check.username');
  const { run: save, isBusy } = useAction(async () => {
    const { values } = fields;
    const problems = {
      nickname: checkNickname(values.nickname),
      username: checkUsername(values.username),
    };
    if (fields.refuse(problems)) return;
    const result = await api.user.saveProfile({
      nickname: values.nickname.trim(),
      username: values.username.trim(),
      bio: values.bio.trim(),
      avatar: '',
    });
    if (result.status === 'ok') {
      keepDraft(undefined);
      showToast(text('account.saved'));
      onSaved();
      return;
    }
    const wrong = names.find((name) => result.fields[name] !== undefined);
    if (wrong === undefined) showToast(result.message);
    else fields.refuse({ [wrong]: result.message });
  });
  return (
    <form
      className={styles['profile']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <CellGroup>
        <Field
          {...fields.bind('nickname', checkNickname)}
          label={text('account.nickname')}
          lang=""
          autoComplete="nickname"
          maxLength={most.nickname}
        />
        <Field
          {...fields.bind('username', checkUsername)}
          label={text('account.username')}
          lang=""
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={most.username}
        />
        <TextArea
          {...fields.bind('bio')}
          layout="row"
          label={text('account.bio')}
          placeholder={text('account.bioHint')}
          lang=""
          rows={2}
          maxLength={most.bio}
        />
      </CellGroup>
      <Button type="submit" size="l" block busy={isBusy}>
        {text('account.save')}
      </Button>
    </form>
  );
}
