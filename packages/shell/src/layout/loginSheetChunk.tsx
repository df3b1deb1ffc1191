import { LoginSheet as Sheet } from '@pawlet/widgets/parts';
import { useSocialLogIn } from '../login/useSocialLogIn.ts';

/** The log-in over the page, in its own chunk: most visits never log in. */
export function LoginSheet() {
  return <Sheet onSocial={useSocialLogIn()} />;
}
