import type { UserWithCounts } from '@pawlet/core/api';
import { shopMessages } from '@pawlet/core/errors';
import { isFilled, isUsername } from '@pawlet/core/rules';
import { usePawlet, useText, useToast } from '@pawlet/widgets';
import { Button, CellGroup, Field, TextArea, useForm } from '@pawlet/widgets/ui';
import { usePageDraft } from '../../stack/usePageDraft.ts';
import styles from './Account.module.css';
import { accountMessages } from './accountMessages.ts';

export interface ProfileFormProps {
  readonly user: UserWithCounts;
  /** It has been saved. */
  readonly onSaved: () => void;
}

const most = { nickname: 30, username: 30, bio: 100 } as const;

type Profile = Readonly<Record<keyof typeof most, string>>;

/** Name, user name and bio. */
export function ProfileForm({ user, onSaved }: ProfileFormProps) {
  const { api } = usePawlet();
  const text = useText(accountMessages);
  const shopText = useText(shopMessages);
  const showToast = useToast();
  const form = useForm({
    initial: { nickname: user.nickname, username: user.username, bio: user.bio },
    draft: usePageDraft<Profile>('profile'),
    check: ({ nickname, username }) => ({
      nickname: isFilled(nickname) ? undefined : text('account.nicknameRequired'),
      username: isUsername(username.trim()) ? undefined : shopText('check.username'),
      bio: undefined,
    }),
    submit: async ({ nickname, username, bio }, { refuse, forget }) => {
      const result = await api.user.saveProfile({
        nickname: nickname.trim(),
        username: username.trim(),
        bio: bio.trim(),
        avatar: '',
      });
      if (result.status === 'ok') {
        forget();
        showToast(text('account.saved'));
        onSaved();
        return;
      }
      const named = Object.keys(result.fields).map((name) => [name, result.message] as const);
      refuse(Object.fromEntries(named), result.message);
    },
  });
  return (
    <form className={styles['profile']} {...form.props}>
      <CellGroup>
        <Field
          {...form.field('nickname')}
          label={text('account.nickname')}
          lang=""
          autoComplete="nickname"
          maxLength={most.nickname}
        />
        <Field
          {...form.field('username')}
          label={text('account.username')}
          lang=""
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={most.username}
        />
        <TextArea
          {...form.field('bio')}
          layout="row"
          label={text('account.bio')}
          placeholder={text('account.bioHint')}
          lang=""
          rows={2}
          maxLength={most.bio}
        />
      </CellGroup>
      <Button type="submit" size="l" block busy={form.isBusy}>
        {text('account.save')}
      </Button>
    </form>
  );
}
